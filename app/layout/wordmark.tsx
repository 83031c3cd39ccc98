import { firmName } from "~/content/firm-name";
import { homePath } from "~/content/paths";
import { SiteLink } from "~/ui/site-link";

/** The mark: the name on a hairline that starts under its O and runs on past the last letter. */
export function Wordmark() {
  return (
    <SiteLink to={homePath} className="wordmark text-title-4">
      <span>{firmName}</span>
    </SiteLink>
  );
}
