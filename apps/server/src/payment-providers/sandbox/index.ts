import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import { defineProvider } from "../define-provider.ts";

/** The path of the gateway on the shop's origin. */
export const SANDBOX_GATEWAY = "/sandbox-gateway";

/** A gateway for test cards. It runs in the shop's process, but the shop calls it over HTTP like any other gateway. */
export const sandbox = defineProvider({
  name: "sandbox",
  settings: {},
  required: [],
  movesMoney: () => false,
  offer: {
    methods: {
      card: {
        currencies: "All",
        countries: "All",
        decides: "Now",
        canBeReversed: false,
        ttlMinutes: PAYMENT_TTL_MINUTES,
      },
    },
    form: "Embedded",
  },
  csp: () => ({}),
  async make(_settings, parts) {
    const { openSandbox } = await import("./open.ts");
    return openSandbox(SANDBOX_GATEWAY, parts);
  },
});
