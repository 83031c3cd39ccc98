import { use } from "react";
import {
  propertyIdPattern,
  shortlistChange,
  shortlistKey,
  shortlistSize,
} from "~/features/properties/shortlist";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "~/script-nonce";

/** A browser that keeps nothing has nothing to count. */
const count = import.meta.env.SSR
  ? `{
  const page = document.documentElement;
  const show = (list) => {
    const homes = new Set(list.split(",").filter((id) => ${propertyIdPattern}.test(id)));
    const count = Math.min(homes.size, ${shortlistSize});
    page.style.setProperty("--shortlist", '"' + count + '"');
    page.toggleAttribute("data-shortlist", count > 0);
  };
  const read = () => {
    try {
      show(localStorage.getItem("${shortlistKey}") ?? "");
    } catch {}
  };
  addEventListener("${shortlistChange}", ({ detail }) => show(detail));
  addEventListener("storage", read);
  addEventListener("pageshow", read);
  read();
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
