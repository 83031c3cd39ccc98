import { useEffect } from "react";
import { type ErrorResponse, useLocation } from "react-router";
import { homePath } from "~/data/paths";
import type { SitePath } from "~/locale";
import { Picture } from "~/pictures/picture";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";

/** What is said in place of a page that is no longer there: with status 410, for the error page. */
export interface GonePage {
  title: string;
  text: string;
  /** Where else to look. */
  links: readonly { to: SitePath; title: string }[];
}

export interface NotFoundProps {
  shell: ShellData;
  /** With status 410 it says what is gone, and brings its own ways on. */
  error: ErrorResponse;
}

/** What stands in place of a page that does not exist, or no longer: that it does not, and where else to go. */
export function NotFound({ shell, error }: NotFoundProps) {
  const { home, notFound } = shell.words.errors;
  const { title, text, links } =
    error.status === 410 ? (error.data as GonePage) : { ...notFound, links: shell.notFoundLinks };
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Picture
        picture={shell.horizon}
        alt=""
        sizes="100vw"
        priority
        className="not-found-picture h-[44svh] w-full object-cover object-[50%_42%]"
      />
      <div className="page border-t border-ink pt-8 pb-24">
        <h1 className="display text-title-1">{title}</h1>
        <p className="mt-6 text-lead measure">{text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ActionLink to={homePath}>{home}</ActionLink>
          {links.map((link) => (
            <SiteLink key={link.to} to={link.to} className="text-action">
              {link.title}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  );
}
