import { createContext } from "react";

/**
 * The public key of Turnstile for the forms of a page; undefined without Turnstile. The layout provides it.
 */
export const TurnstileSiteKey = createContext<string | undefined>(undefined);
