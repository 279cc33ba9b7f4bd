import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Loads the full list of routes at once. It is smaller than the requests that would find the routes one by one.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
