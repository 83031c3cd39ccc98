import { use } from "react";
import {
  propertyIdPattern,
  shortlistChange,
  shortlistKey,
  shortlistSize,
} from "~/features/properties/shortlist";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "./script-nonce";

/** A browser that keeps nothing has nothing to count. */
const count = import.meta.env.SSR
  ? `{
  const page = document.documentElement;
  const show = ({ detail }) => {
    try {
      const list = detail ?? localStorage.getItem("${shortlistKey}") ?? "";
      const { length } = list.split(",").filter((id) => ${propertyIdPattern}.test(id));
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
 * Notes on the document, before anything is painted, how many homes are on the visitor's shortlist. By
 * that the stylesheet shows the way to it and the figure beside it: the header has its width from the
 * beginning, and no page fetches code for it.
 */
export function ShortlistCount() {
  const nonce = use(ScriptNonce);
  // It has run, and goes on: written anew, as an error page would, it is what Trusted Types refuse.
  if (useHydrated()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {count}
    </script>
  );
}
