import { firmName } from "~/content/firm";
import { homePath } from "~/content/paths";
import { SiteLink } from "~/ui/site-link";

/** The firm's name above a hairline. */
export function Wordmark() {
  return (
    <SiteLink to={homePath} className="wordmark text-title-4">
      <span>{firmName}</span>
    </SiteLink>
  );
}
