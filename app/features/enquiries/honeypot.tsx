import { submissionMetadata } from "./submission-metadata";

/** A question that no person sees or reaches: who answers it is a program. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={submissionMetadata.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
