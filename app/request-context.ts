import { createContext } from "react-router";

/**
 * Where the site is published, such as "https://orizzonte.example": the start of canonical
 * addresses and of what structured data names. The Worker puts it into each request's context.
 */
export const siteOrigin = createContext<string>();
