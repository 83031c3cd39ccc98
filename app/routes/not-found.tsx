import { pageSite } from "~/layout/page-site";
import { notFound } from "~/site/missing-page";
import type { Route } from "./+types/not-found";

/** Any other path: the root's error boundary shows the 404 page. */
export function loader({ params, context }: Route.LoaderArgs) {
  throw notFound(pageSite({ context, params }));
}

export default function NotFoundRoute() {
  return null;
}
