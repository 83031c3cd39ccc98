import { createContext } from "react";

/** Turnstile's public key for the forms of a page; undefined while Turnstile is off. The layout provides it. */
export const TurnstileSiteKey = createContext<string | undefined>(undefined);
