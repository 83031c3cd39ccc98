import { use } from "react";
import { useHydrated } from "~/hooks/use-hydrated";
import { ScriptNonce } from "./script-nonce";

/**
 * A script of the document that the server renders. It is not rendered after hydration: it has run already,
 * and Trusted Types would block it if an error page rendered it again.
 */
export function InlineScript({ children }: { children: string }) {
  const nonce = use(ScriptNonce);
  if (useHydrated()) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {children}
    </script>
  );
}
