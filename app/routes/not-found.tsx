import { notFound } from "~/layout/missing-page";
import { pageMessages } from "~/layout/page-messages";
import type { Route } from "./+types/not-found";

/** Any other path: the root's error boundary shows the 404 page. */
export function loader({ params }: Route.LoaderArgs) {
  const { locale, messages } = pageMessages(params);
  throw notFound(locale, messages);
}

export default function NotFoundRoute() {
  return null;
}
