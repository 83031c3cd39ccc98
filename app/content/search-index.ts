import { searchIndex as compiled } from "#search-index";

/** The index of all texts for the search, as JSON for MiniSearch. `npm run content` generates it. */
export const searchIndex: string = compiled;
