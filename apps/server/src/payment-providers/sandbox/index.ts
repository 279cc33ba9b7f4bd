import { PAYMENT_TTL_MINUTES } from "@trove/contract/constants";
import { defineProvider } from "../define-provider.ts";
import { EURO_COUNTRIES } from "../sepa.ts";

/** The path of the gateway on the shop's origin. */
export const SANDBOX_GATEWAY = "/sandbox-gateway";

/** Transfers take some working days. */
const TRANSFER_TTL_MINUTES = 5 * 24 * 60;

const everywhere = {
  currencies: "All",
  countries: "All",
  decides: "Now",
  needs: "Country",
  canBeReversed: false,
  ttlMinutes: PAYMENT_TTL_MINUTES,
} as const;

const wallet = { ...everywhere, isExpress: true } as const;

/**
 * A gateway for test cards and test accounts, with every method that other providers offer but Link. It runs in the
 * shop's process, but the shop calls it over HTTP like any other gateway.
 */
export const sandbox = defineProvider({
  name: "sandbox",
  settings: {},
  required: [],
  movesMoney: () => false,
  paysTo: "Account",
  offer: {
    methods: {
      card: everywhere,
      applePay: wallet,
      googlePay: wallet,
      ideal: { ...everywhere, currencies: ["EUR"], countries: ["NL"], form: "Redirect" },
      bancontact: { ...everywhere, currencies: ["EUR"], countries: ["BE"], form: "Redirect" },
      bankTransfer: {
        ...everywhere,
        currencies: ["EUR"],
        decides: "Days",
        ttlMinutes: TRANSFER_TTL_MINUTES,
        form: "Instructions",
      },
      sepaDebit: {
        ...everywhere,
        currencies: ["EUR"],
        countries: EURO_COUNTRIES,
        decides: "Days",
        canBeReversed: true,
      },
    },
    form: "Embedded",
    savedMeans: true,
  },
  csp: () => ({}),
  async make(_settings, parts) {
    const { openSandbox } = await import("./open.ts");
    return openSandbox(SANDBOX_GATEWAY, parts);
  },
});
