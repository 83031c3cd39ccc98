import { Link } from "react-router";
import { consentVersion } from "~/data/privacy-terms";
import { useLocale } from "~/hooks/use-locale";
import { href } from "~/locale";
import { submissionMetadata } from "./submission-metadata";

/** What happens to the visitor's details, in the words whose version is stored with the enquiry. */
export function ConsentLine({ words }: { words: { consent: string; privacy: string } }) {
  const locale = useLocale();
  return (
    <p className="mt-4 text-small quiet">
      <input type="hidden" name={submissionMetadata.consentVersion} value={consentVersion} />
      {words.consent}{" "}
      <Link to={href(locale, "/privacy")} className="underline decoration-1 underline-offset-4">
        {words.privacy}
      </Link>
    </p>
  );
}
