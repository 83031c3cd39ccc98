import { homePath } from "~/data/paths";
import { SiteLink } from "~/ui/site-link";

/** The mark: the name on a hairline that starts under its O and runs on past the last letter. */
export function Wordmark({ name }: { name: string }) {
  return (
    <SiteLink
      to={homePath}
      className="inline-flex min-h-11 items-center display text-title-4 [letter-spacing:0.02em]"
    >
      <span className="border-b border-current pe-[min(2.25rem,9vw)] pb-0.5">{name}</span>
    </SiteLink>
  );
}
