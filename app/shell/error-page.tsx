import { useEffect } from "react";
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { useLocale } from "~/hooks/use-locale";
import { lastErrorWords } from "~/last-error-words";
import { Picture } from "~/pictures/picture";
import type { ShellData } from "~/shell-data";
import { ActionLink } from "~/ui/action-link";
import { SiteLink } from "~/ui/site-link";

/**
 * What the visitor sees in place of a page: that it does not exist, or what went wrong. Where not
 * even the shell's words have come, the few that are always there say the latter.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const shell = useRouteLoaderData<ShellData>("root");
  const words = lastErrorWords[useLocale()];
  if (shell && isRouteErrorResponse(error) && error.status === 404)
    return <NotFound shell={shell} />;
  const { home, unexpected } = shell?.words.errors ?? { home: words.home, unexpected: words };
  return <Unexpected message={messageOf(error)} home={home} {...unexpected} />;
}

function NotFound({ shell }: { shell: ShellData }) {
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
          <ActionLink to="/">{home}</ActionLink>
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

interface UnexpectedProps {
  title: string;
  message: string;
  text: string;
  home: string;
}

function Unexpected({ title, message, text, home }: UnexpectedProps) {
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
