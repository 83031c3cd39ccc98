import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";

const render = createRequestHandler(build);

/** Renders a page as the site does, without middleware. */
export default { fetch: async (request) => render(request) } satisfies ExportedHandler;
