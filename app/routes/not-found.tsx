import { data } from "react-router";

/** Any other path: the root's error boundary shows the 404 page. */
export function loader() {
  throw data(null, 404);
}

export default function NotFoundRoute() {
  return null;
}
