import { searchIndex as compiled } from "#search-index";

/** The index of all texts for the search, as JSON that MiniSearch reads. `npm run content` makes it. */
export const searchIndex: string = compiled;
