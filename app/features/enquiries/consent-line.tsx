import { Link } from "react-router";
import { formWords } from "~/content/en/enquiry-copy";
import { consent } from "~/data/privacy-terms";
import { submissionMetadata } from "./submission-metadata";

/** What happens to the visitor's details, in the words whose version is stored with the enquiry. */
export function ConsentLine() {
  return (
    <p className="mt-4 text-small quiet">
      <input type="hidden" name={submissionMetadata.consentVersion} value={consent.version} />
      {consent.text}{" "}
      <Link to="/privacy" className="underline decoration-1 underline-offset-4">
        {formWords.privacy}
      </Link>
    </p>
  );
}
