import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole list of screens is smaller than the requests that discovering it bit by bit would cost.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
