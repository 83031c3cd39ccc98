import { createRequestHandler } from "react-router";
import * as build from "virtual:react-router/server-build";

const render = createRequestHandler(build);

export default { fetch: async (request) => render(request) } satisfies ExportedHandler;
