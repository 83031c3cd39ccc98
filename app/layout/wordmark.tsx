import { firmName } from "~/content/firm";
import { homePath } from "~/content/paths";
import { SiteLink } from "~/ui/site-link";

export function Wordmark() {
  return (
    <SiteLink to={homePath} className="wordmark text-title-4">
      <span>{firmName}</span>
    </SiteLink>
  );
}
