import { homePath } from "~/data/paths";
import { SiteLink } from "~/ui/site-link";

/** The mark: the name on a hairline that starts under its O and runs on past the last letter. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink to={homePath} className="wordmark text-title-4">
      <span>{name}</span>
    </SiteLink>
  );
}
