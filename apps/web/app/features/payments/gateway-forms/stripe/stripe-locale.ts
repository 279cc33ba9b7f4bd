import { vendorLocale } from "../vendor-locale.ts";

/** The language codes of Stripe.js that pages may ask for. */
const SPOKEN = [
  "ar",
  "de",
  "en",
  "es",
  "fr",
  "it",
  "ja",
  "nl",
  "pl",
  "pt",
  "sv",
  "vi",
  "zh",
  "zh-HK",
  "zh-TW",
] as const;

export const stripeLocale = (tag: string): (typeof SPOKEN)[number] => vendorLocale(tag, SPOKEN);
