import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { homePath } from "~/content/paths";
import { useLocale } from "~/hooks/use-messages";
import type { MissingPage } from "~/site/missing-page";
import { ActionLink } from "~/ui/action";
import type { LayoutData } from "./layout.server";
import type { NotFoundProps } from "./not-found";

/** The error page if the root loader failed. It is lazy, because the server has rendered it already. */
const FallbackError = lazy(async () => {
  const { fallbackErrorMessages } = await import("~/messages/fallback-error");
  return {
    default: ({ message }: { message: string }) => (
      <Unexpected message={message} {...fallbackErrorMessages[useLocale()]} />
    ),
  };
});

/** Lazy, because it is rare. If its code cannot be loaded, its texts are shown without it. */
const NotFound = lazy(async () => {
  try {
    return { default: (await import("./not-found")).NotFound };
  } catch {
    return {
      default: ({ page, home }: NotFoundProps) => <Unexpected {...page} home={home} />,
    };
  }
});

export function ErrorPage({ error }: { error: unknown }) {
  const layout = useRouteLoaderData<LayoutData>("root");
  const message = messageOf(error);
  if (!layout)
    return (
      <Suspense>
        <FallbackError message={message} />
      </Suspense>
    );
  const { unexpectedError, formAnswer } = layout;
  if (isRouteErrorResponse(error) && [404, 410].includes(error.status) && error.data)
    return (
      <Suspense>
        <NotFound
          page={error.data as MissingPage}
          home={unexpectedError.home}
          formAnswer={formAnswer}
        />
      </Suspense>
    );
  return <Unexpected message={message} {...unexpectedError} />;
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
        // Messages of the server and the browser are in English.
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
