import { createContext } from "react";

/**
 * The mark of the inline scripts that one render writes itself, made anew for each. The Worker takes
 * it out again: a browser never sees it, so in the browser it is undefined.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
