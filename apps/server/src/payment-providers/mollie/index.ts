import { defineProvider } from "../define-provider.ts";
import { mollieAccount, mollieSettings } from "./account.ts";
import { mollieOffer } from "./methods.ts";

export const mollie = defineProvider({
  name: "mollie",
  settings: mollieSettings,
  required: ["MOLLIE_API_KEY"],
  movesMoney: (settings) => !mollieAccount(settings).isSandbox,
  offer: mollieOffer,
  // People pay on the vendor's page, so ours load nothing of it.
  csp: () => ({}),
  async make(settings, parts) {
    const { makeMollieProvider } = await import("./provider.ts");
    const { publicUrl: shop, webhookUrl, http, now } = parts;
    const warn = (error: unknown, id: string) =>
      http.log.warn({ err: error, id }, "could not read a payment of a list");
    const rootKeys = () => parts.secrets.rootKeys;
    return {
      payments: makeMollieProvider(mollieAccount(settings), { shop, webhookUrl, rootKeys, now, warn }),
      jobs: [],
    };
  },
});
