import { createContext } from "react";

/** What the page shows in the vocabulary of schema.org, as JSON: for the server, which writes it. */
export const StructuredDataJson = createContext("");
