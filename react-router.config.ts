import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Some thirty routes: the whole table is smaller than the requests that would discover it.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
