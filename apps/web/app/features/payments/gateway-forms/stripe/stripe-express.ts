import type {
  LineItem,
  ShippingRate,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  Stripe,
} from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/dist/pure.mjs";
import { sum } from "@trove/money";
import type { ExpressForm, ExpressQuote, ExpressRate, WalletAddress } from "../../express/express-form.ts";
import { readToken } from "../read-token.ts";
import { afterConfirm } from "./after-confirm.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import { stripeLocale } from "./stripe-locale.ts";

type Shown = Exclude<ExpressQuote, { refused: string }>;
type Sheet = { lineItems: LineItem[]; shippingRates: ShippingRate[] };

const METHODS = { applePay: "apple_pay", googlePay: "google_pay" } as const;

/** The sums of the vendor's sheet. Discounts are within one line, because a line of it can't be negative. */
function sheetOf({ lines }: Shown, rates: readonly ExpressRate[], rate: ExpressRate): Sheet {
  const goods = { name: lines[0]?.label ?? "", amount: sum(lines.map(({ amount }) => amount)) };
  return {
    lineItems: [goods, { name: rate.label, amount: rate.amount }],
    shippingRates: rates.map(({ id, label, detail, amount }) => {
      return { id, amount, displayName: label, deliveryEstimate: detail };
    }),
  };
}

type Given = NonNullable<StripeExpressCheckoutElementConfirmEvent["shippingAddress"]>["address"];

const addressOf = ({ line1, line2, postal_code: postalCode, city, state, country }: Given): WalletAddress => ({
  line1,
  line2: line2 ?? "",
  postalCode,
  city,
  state,
  countryCode: country,
});

/** A token of what the wallet gave. Throws if the vendor makes none. */
async function makeToken(stripe: Stripe, elements: StripeElements): Promise<string> {
  const { error } = await elements.submit();
  if (error !== undefined) throw new Error(error.message);
  const made = await stripe.createConfirmationToken({ elements });
  if (made.confirmationToken === undefined) throw new Error(made.error.message);
  return made.confirmationToken.id;
}

/** Stripe's Express Checkout Element without an intent. The confirmed order becomes a ConfirmationToken. */
export const stripeExpress: ExpressForm = {
  async mount(container, { publicKey, methods, asksEmail, countries, countryCode, quote }, events) {
    const stripe: Stripe | null = await loadStripe(publicKey);
    events.left.throwIfAborted();
    if (stripe === null) throw new Error("Stripe.js needs a browser");

    /** The sums for a country with one of its rates; undefined if nothing is sent there. */
    function sumsOf(country: string, rateId?: string) {
      const shown = quote(country);
      if ("refused" in shown) return undefined;
      const rate = shown.rates.find(({ id }) => id === rateId) ?? shown.rates[0];
      return rate && { rate, sheet: sheetOf(shown, shown.rates, rate) };
    }
    const start = sumsOf(countryCode);
    if (start === undefined) throw new Error("nothing is sent to the country that is shown first");
    const elements = stripe.elements({
      mode: "payment",
      amount: start.rate.total,
      currency: "eur",
      allowedPaymentMethodTypes: ["card"],
      locale: stripeLocale(document.documentElement.lang),
      appearance: stripeAppearance(readToken),
    });
    const isOffered = (wallet: keyof typeof METHODS) => methods.some(({ method }) => method === wallet);
    const optionOf = (wallet: keyof typeof METHODS) => (isOffered(wallet) ? "always" : "never");
    const options: StripeExpressCheckoutElementOptions = {
      paymentMethods: {
        applePay: optionOf("applePay"),
        googlePay: optionOf("googlePay"),
        amazonPay: "never",
        klarna: "never",
        link: "never",
        paypal: "never",
      },
      buttonHeight: 52,
      emailRequired: asksEmail,
      phoneNumberRequired: true,
      shippingAddressRequired: true,
      allowedShippingCountries: [...countries],
      shippingRates: start.sheet.shippingRates,
    };
    const element = elements.create("expressCheckout", options);
    const takeToken = () => makeToken(stripe, elements);
    let country = countryCode;
    let total = start.rate.total;

    /** Shows the sums of now, and says what the sheet needs; undefined if nothing is sent there. */
    function update(rateId?: string): Sheet | undefined {
      const sums = sumsOf(country, rateId);
      if (sums === undefined) return undefined;
      total = sums.rate.total;
      void elements.update({ amount: total });
      return sums.sheet;
    }

    async function confirm(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
      const { shippingAddress, billingDetails, shippingRate, expressPaymentType } = event;
      const method = (["applePay", "googlePay"] as const).find((each) => METHODS[each] === expressPaymentType);
      const rate = shippingAddress && sumsOf(shippingAddress.address.country, shippingRate?.id)?.rate;
      if (shippingAddress === undefined || method === undefined || rate?.total !== total) return event.paymentFailed();
      try {
        events.onConfirmed({
          method,
          token: await takeToken(),
          total,
          shippingMethod: rate.id,
          name: shippingAddress.name,
          email: billingDetails?.email ?? "",
          phone: billingDetails?.phone ?? "",
          address: addressOf(shippingAddress.address),
        });
      } catch {
        event.paymentFailed();
      }
    }

    const ready = Promise.withResolvers<void>();
    events.left.addEventListener("abort", () => ready.reject(events.left.reason), { once: true });
    element.on("ready", ({ availablePaymentMethods: found }) => {
      if (found?.applePay || found?.googlePay) ready.resolve();
      else ready.reject(new Error("this browser has no wallet"));
    });
    element.on("loaderror", ({ error }) => {
      ready.reject(error);
      events.onLost();
    });
    element.on("click", (event) => {
      country = countryCode;
      const sheet = update();
      if (sheet === undefined) event.reject();
      else event.resolve(sheet);
    });
    element.on("shippingaddresschange", ({ address, resolve, reject }) => {
      country = address.country;
      const sheet = update();
      if (sheet === undefined) reject();
      else resolve(sheet);
    });
    element.on("shippingratechange", ({ shippingRate, resolve, reject }) => {
      const sheet = update(shippingRate.id);
      if (sheet === undefined) reject();
      else resolve({ lineItems: sheet.lineItems });
    });
    element.on("confirm", (event) => void confirm(event));
    element.mount(container);
    try {
      await ready.promise;
    } catch (error) {
      element.destroy();
      throw error;
    }
    return { unmount: () => element.destroy() };
  },

  async pay({ publicKey, secret: clientSecret, returnUrl }, token) {
    const stripe: Stripe | null = await loadStripe(publicKey);
    const confirmParams = { confirmation_token: token, return_url: returnUrl };
    const result = await stripe?.confirmPayment({ clientSecret, confirmParams, redirect: "if_required" });
    const after = result && afterConfirm(result);
    return after?.step === "paid" ? { paymentId: after.paymentId } : undefined;
  },
};
