import type { RouterContextProvider } from "react-router";
import { structuredData, type StructuredData } from "~/request-context";

/**
 * Says what a page shows to those who read its HTML. It goes from the loader to the render alone: the
 * page's data, which the browser gets too, has no second copy of it.
 *
 * @param context of the request
 * @returns for the page's head
 */
export function describe(context: Readonly<RouterContextProvider>, ...data: StructuredData[]) {
  context.set(structuredData, data);
  return { described: true };
}
