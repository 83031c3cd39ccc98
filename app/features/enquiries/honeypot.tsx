import { submissionMetadata } from "./submission-metadata";

/**
 * What password managers read as "not one of ours": 1Password, Bitwarden, LastPass, Dashlane and
 * Proton Pass. Browsers ignore `autocomplete="off"` where they know the kind of a field, so its
 * name, id and label are in nobody's list of kinds (docs/faults.md).
 */
const leaveAlone = {
  autoComplete: "off",
  "data-1p-ignore": "true",
  "data-bwignore": "true",
  "data-lpignore": "true",
  "data-form-type": "other",
  "data-protonpass-ignore": "true",
};

/** A question that no person sees or reaches: who answers it is a program. */
export function Honeypot({ formId, label }: { formId: string; label: string }) {
  const id = `${formId}-${submissionMetadata.honeypot}`;
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={submissionMetadata.honeypot} type="text" tabIndex={-1} {...leaveAlone} />
    </div>
  );
}
