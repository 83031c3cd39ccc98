import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { homePath } from "~/content/paths";
import { useLocale } from "~/hooks/use-locale";
import { ActionLink } from "~/ui/action";
import type { LayoutData } from "./layout-data";
import type { MissingPage } from "./missing-page";
import type { NotFoundProps } from "./not-found";

/** Where not even the shell's words have come. The server has said it already: no page waits for it. */
const FallbackError = lazy(async () => {
  const { fallbackErrorMessages } = await import("~/messages/fallback-error");
  return {
    default: ({ message }: { message: string }) => (
      <Unexpected message={message} {...fallbackErrorMessages[useLocale()]} />
    ),
  };
});

/** Few addresses lead to it: nobody else fetches it. Where its code does not arrive, its words stand alone. */
const NotFound = lazy(async () => {
  try {
    return { default: (await import("./not-found")).NotFound };
  } catch {
    return {
      default: ({ page, home }: NotFoundProps) => <Unexpected {...page} home={home} />,
    };
  }
});

/** What the visitor sees in place of a page: that it does not exist, or what went wrong. */
export function ErrorPage({ error }: { error: unknown }) {
  const layout = useRouteLoaderData<LayoutData>("root");
  const message = messageOf(error);
  if (!layout)
    return (
      <Suspense>
        <FallbackError message={message} />
      </Suspense>
    );
  const { home, unexpected } = layout.errors;
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status) && error.data)
    return (
      <Suspense>
        <NotFound page={error.data as MissingPage} home={home} />
      </Suspense>
    );
  return <Unexpected message={message} home={home} {...unexpected} />;
}

interface UnexpectedProps {
  title: string;
  message?: string;
  text: string;
  home: string;
}

function Unexpected({ title, message, text, home }: UnexpectedProps) {
  return (
    <div className="page section">
      <title>{title}</title>
      <h1 className="display text-title-1">{title}</h1>
      {message && (
        // As the server or the browser puts it, which is in English.
        <p className="mt-6 text-lead measure">
          <bdi lang="en" dir="ltr">
            {message}
          </bdi>
        </p>
      )}
      <p className="mt-4 quiet measure">{text}</p>
      <ActionLink to={homePath} className="mt-10">
        {home}
      </ActionLink>
    </div>
  );
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
