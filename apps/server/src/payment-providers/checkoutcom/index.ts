import { type Csp, defineProvider } from "../define-provider.ts";
import { checkoutAccount, checkoutSettings } from "./account.ts";
import { checkoutOffer, WALLETS } from "./methods.ts";
import { serveDomainFile } from "./wallets.ts";

/** Flow, the payment form, loads code, frames and pictures from several hosts of this domain, and calls them. */
const HOSTS = ["https://*.checkout.com"];
/** The wallet's code and its frame. Browsers also call the addresses by which they find it. */
const GOOGLE = "https://pay.google.com";
const GOOGLE_CALLS = [GOOGLE, "https://google.com/pay", "https://www.google.com/pay"];
/** The code of the wallet's button. */
const APPLE = "https://applepay.cdn-apple.com";

export const checkoutcom = defineProvider({
  name: "checkoutcom",
  settings: checkoutSettings,
  required: ["CHECKOUT_SECRET_KEY", "CHECKOUT_PUBLIC_KEY", "CHECKOUT_WEBHOOK_KEY", "CHECKOUT_CHANNEL_ID"],
  movesMoney: (settings) => !checkoutAccount(settings).isSandbox,
  paysTo: "Card",
  offer: checkoutOffer,
  leavesOut: ({ CHECKOUT_WALLETS: wallets = [] }) => WALLETS.filter((wallet) => !wallets.includes(wallet)),
  csp(methods): Csp {
    const [isApple, isGoogle] = [methods.includes("applePay"), methods.includes("googlePay")];
    return {
      scripts: [...HOSTS, ...(isApple ? [APPLE] : []), ...(isGoogle ? [GOOGLE] : [])],
      pictures: [...HOSTS, ...(isGoogle ? ["https://www.gstatic.com"] : [])],
      calls: [...HOSTS, ...(isGoogle ? GOOGLE_CALLS : [])],
      frames: [...HOSTS, ...(isGoogle ? [GOOGLE] : [])],
      submits: HOSTS,
      addsStyles: true,
    };
  },
  async make(settings, { http, publicUrl, now }) {
    const [{ makeCheckoutProvider }, { makeCheckoutPayouts }] = await Promise.all([
      import("./provider.ts"),
      import("./payouts.ts"),
    ]);
    const { CHECKOUT_APPLE_PAY_FILE: file } = settings;
    if (file !== undefined) serveDomainFile(http, file);
    const account = checkoutAccount(settings, publicUrl);
    const payouts = makeCheckoutPayouts(account, now);
    return { payments: makeCheckoutProvider(account), ...(payouts && { payouts }), jobs: [] };
  },
});
