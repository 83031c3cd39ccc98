import {
  listingIdPattern,
  shortlistChange,
  shortlistKey,
  shortlistSize,
} from "~/listings/shortlist";
import { InlineScript } from "./inline-script";

/** Does nothing if the browser has no storage. */
const showShortlistSize = import.meta.env.SSR
  ? `{
  const page = document.documentElement;
  const show = ({ detail }) => {
    try {
      const list = detail ?? localStorage.getItem("${shortlistKey}") ?? "";
      const { length } = list.split(",").filter((id) => ${listingIdPattern}.test(id));
      page.style.setProperty("--shortlist", '"' + Math.min(length, ${shortlistSize}) + '"');
      page.toggleAttribute("data-shortlist", length);
    } catch {}
  };
  addEventListener("${shortlistChange}", show);
  addEventListener("storage", show);
  addEventListener("pageshow", show);
  show({});
}`
  : "";

/**
 * Writes the length of the visitor's shortlist to the document before the first paint. The stylesheet shows
 * the link and the figure by it, so that the header does not shift and no page loads code for it.
 */
export const ShortlistScript = () => <InlineScript>{showShortlistSize}</InlineScript>;
