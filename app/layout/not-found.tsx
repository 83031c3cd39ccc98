import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { homePath } from "~/content/paths";
import { FormNotice } from "~/features/enquiries/form-notice";
import { localePath } from "~/locale";
import { Picture } from "~/pictures/picture";
import type { MissingPage } from "~/site/missing-page";
import { ActionLink } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";
import type { FormAnswer } from "./layout.server";

export interface NotFoundProps {
  page: MissingPage;
  home: string;
  /** The answer to the form that was posted to the page. */
  formAnswer: FormAnswer | undefined;
}

export function NotFound({ page, home, formAnswer }: NotFoundProps) {
  const { title, text, description = text, links, picture } = page;
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        priority
        className="not-found-picture h-[46svh] w-full object-cover object-[50%_42%]"
      />
      <div className="page rule-t border-ink pt-8 pb-24">
        <h1 className="display text-title-1">{title}</h1>
        <p className="mt-6 text-lead measure">{text}</p>
        {formAnswer?.path === pathname && <FormNotice {...formAnswer} />}
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ActionLink to={homePath}>{home}</ActionLink>
          {links.map(({ to, title: name, locale }) =>
            locale ? (
              <Link
                key={`${locale} ${to}`}
                to={localePath(locale, to)}
                hrefLang={locale}
                className="text-action"
              >
                {name}
              </Link>
            ) : (
              <SiteLink key={to} to={to} className="text-action">
                {name}
              </SiteLink>
            ),
          )}
        </div>
      </div>
    </>
  );
}
