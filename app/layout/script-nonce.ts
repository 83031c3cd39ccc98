import { createContext } from "react";

/**
 * The nonce of the inline scripts of a render. The Worker replaces it by hashes, so that it is undefined
 * in the browser.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
