import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The full list of routes is smaller than the requests needed to discover routes one by one.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
