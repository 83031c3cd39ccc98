import { useEffect } from "react";
import { useLocation } from "react-router";
import { homePath } from "~/data/paths";
import { Picture } from "~/pictures/picture";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action-link";
import { SiteLink } from "~/ui/site-link";

/** What stands in place of a page that does not exist: that it does not, and where else to go. */
export function NotFound({ shell }: { shell: ShellData }) {
  const { home, notFound } = shell.words.errors;
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <Picture
        picture={shell.horizon}
        alt=""
        sizes="100vw"
        priority
        className="h-[44svh] w-full object-cover object-[50%_42%]"
      />
      <div className="page border-t border-ink pt-8 pb-24">
        <h1 className="display text-title-1">{notFound.title}</h1>
        <p className="mt-6 text-lead measure">{notFound.text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ActionLink to={homePath}>{home}</ActionLink>
          {shell.wanted.map((link) => (
            <SiteLink key={link.to} to={link.to} className="text-action">
              {link.title}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  );
}
