import { isRouteErrorResponse, Link } from "react-router";

/** What the visitor sees in place of a page: that it does not exist, or what went wrong. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page section">
      <title>{missing ? "Page not found" : "Unexpected Application Error!"}</title>
      <h1 className="pb-6 display text-title-1 rule-b">
        {missing ? "Oops! Page not found" : "Unexpected Application Error!"}
      </h1>
      {!missing && <p className="mt-6">{messageOf(error)}</p>}
      <Link to="/" className="mt-8 inline-block border-b border-current text-bronze">
        Return home
      </Link>
    </div>
  );
}

function messageOf(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : "Something went wrong on our side.";
}
