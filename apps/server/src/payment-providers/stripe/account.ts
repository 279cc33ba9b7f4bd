import { z } from "zod";

const beginsWith = (pattern: RegExp, beginnings: string) =>
  z
    .string()
    .regex(pattern, { message: `must begin with ${beginnings}` })
    .optional();

export const stripeSettings = {
  STRIPE_SECRET_KEY: beginsWith(/^(sk|rk)_(test|live)_\w+$/, "sk_live_, rk_live_, sk_test_ or rk_test_"),
  STRIPE_PUBLIC_KEY: beginsWith(/^pk_(test|live)_\w+$/, "pk_live_ or pk_test_"),
  STRIPE_WEBHOOK_SECRET: beginsWith(/^whsec_\S+$/, "whsec_"),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
};

type StripeSettings = z.output<z.ZodObject<typeof stripeSettings>>;

/** The shop's account at Stripe. */
export type StripeAccount = {
  secretKey: string;
  publicKey: string;
  /** The secret that signs webhooks. */
  webhookSecret: string;
  /** Base URL of the API. */
  apiUrl: string;
  isSandbox: boolean;
};

/** Whether a key is of test cards. */
export const isTestKey = (key: string | undefined): boolean => key?.includes("_test_") ?? false;

/** Reads the account from its settings. STRIPE_API_URL is only for tests; the default is the vendor's URL. */
export function stripeAccount(settings: StripeSettings): StripeAccount {
  const { STRIPE_SECRET_KEY = "", STRIPE_PUBLIC_KEY = "", STRIPE_WEBHOOK_SECRET = "" } = settings;
  return {
    secretKey: STRIPE_SECRET_KEY,
    publicKey: STRIPE_PUBLIC_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: settings.STRIPE_API_URL ?? "https://api.stripe.com",
    isSandbox: isTestKey(STRIPE_SECRET_KEY),
  };
}
