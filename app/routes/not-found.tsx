import { pageWords } from "~/page-words";
import { notFound } from "~/shell/missing-page";
import type { Route } from "./+types/not-found";

/** Any other path: the root's error boundary shows the 404 page. */
export function loader({ params }: Route.LoaderArgs) {
  const { locale, words } = pageWords(params);
  throw notFound(locale, words);
}

export default function NotFoundRoute() {
  return null;
}
