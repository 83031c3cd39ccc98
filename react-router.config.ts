import type { Config } from "@react-router/dev/config";

export default {
  // The origin that browsers send with strict privacy settings. workers/http/request.ts decides.
  allowedActionOrigins: ["null"],
  ssr: true,
  // Some thirty routes: the manifest is smaller than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
