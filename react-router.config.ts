import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Some thirty routes: the manifest is smaller than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
