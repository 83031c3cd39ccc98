import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { errors } from "~/content/en/errors";
import { Picture } from "~/pictures/picture";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action-link";
import { SiteLink } from "~/ui/site-link";

/** What the visitor sees in place of a page: that it does not exist, or what went wrong. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <NotFound />
  ) : (
    <Unexpected message={messageOf(error)} />
  );
}

function NotFound() {
  const horizon = useRouteLoaderData<ShellData>("root")?.horizon;
  const { title, text, home, wanted } = errors.notFound;
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`Page not found: ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {horizon && (
        <Picture
          picture={horizon}
          alt=""
          sizes="100vw"
          priority
          className="h-[44svh] w-full object-cover object-[50%_42%]"
        />
      )}
      <div className="page border-t border-ink pt-8 pb-24">
        <h1 className="display text-title-1">{title}</h1>
        <p className="mt-6 text-lead measure">{text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ActionLink to="/">{home}</ActionLink>
          {wanted.map((link) => (
            <SiteLink key={link.to} to={link.to} className="text-action">
              {link.title}
            </SiteLink>
          ))}
        </div>
      </div>
    </>
  );
}

function Unexpected({ message }: { message: string }) {
  const { title, text, home } = errors.unexpected;
  return (
    <div className="page section">
      <title>{title}</title>
      <h1 className="display text-title-1">{title}</h1>
      <p className="mt-6 text-lead measure">{message}</p>
      <p className="mt-4 quiet measure">{text}</p>
      <ActionLink to="/" className="mt-10">
        {home}
      </ActionLink>
    </div>
  );
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
