import { expect, it } from "vitest";
import { production, refusal } from "../environment/production.fixture.ts";
import { readEnvironment } from "../environment.ts";

const checkout = {
  CHECKOUT_SECRET_KEY: "sk_abcdefghijklmnop",
  CHECKOUT_PUBLIC_KEY: "pk_abcdefghijklmnop",
  CHECKOUT_WEBHOOK_KEY: "a key for webhooks",
  CHECKOUT_CHANNEL_ID: "pc_abcdefghijklmnop",
};

const stripeKeys = (kind: "live" | "test") => ({
  STRIPE_SECRET_KEY: `rk_${kind}_abcdefghijklmnop`,
  STRIPE_PUBLIC_KEY: `pk_${kind}_abcdefghijklmnop`,
  STRIPE_WEBHOOK_SECRET: "whsec_abcdefghijklmnop",
});

it.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ PAYMENT_PROVIDERS: "sandbox,sandbox" }, /^PAYMENT_PROVIDERS: must have each provider once$/],
  [{ PAYMENT_PROVIDERS: "sandbox,other" }, /^PAYMENT_PROVIDERS: /],
  [{ PAYMENT_PROVIDERS: "sandbox", PAYMENT_PROVIDER: "sandbox" }, /^PAYMENT_PROVIDER: leave it out/],
  [{ PAYMENT_PROVIDER: "", PAYMENT_PROVIDERS: "sandbox,checkoutcom" }, /^CHECKOUT_SECRET_KEY is required/],
  [
    { ...checkout, PAYMENT_PROVIDER: "", PAYMENT_PROVIDERS: "checkoutcom,sandbox" },
    /^PAYMENT_PROVIDERS: production refuses test cards of sandbox beside real money/,
  ],
  [
    {
      ...checkout,
      CHECKOUT_SECRET_KEY: "sk_sbox_a",
      ...stripeKeys("live"),
      PAYMENT_PROVIDER: "",
      PAYMENT_PROVIDERS: "stripe,checkoutcom",
    },
    /^PAYMENT_PROVIDERS: production refuses test cards of checkoutcom beside real money/,
  ],
  [
    { ...stripeKeys("test"), PAYMENT_PROVIDER: "stripe", ALLOW_SANDBOX_PAYMENTS: "" },
    /^PAYMENT_PROVIDER: production refuses test cards of stripe without ALLOW_SANDBOX_PAYMENTS/,
  ],
  [{ ...stripeKeys("test"), PAYMENT_PROVIDER: "stripe" }, /^starts$/],
  [{ ...stripeKeys("live"), PAYMENT_PROVIDER: "stripe", ALLOW_SANDBOX_PAYMENTS: "" }, /^starts$/],
  [
    { ...stripeKeys("live"), STRIPE_SECRET_KEY: "pk_live_a", PAYMENT_PROVIDER: "stripe" },
    /^STRIPE_SECRET_KEY: must begin/,
  ],
  [
    {
      ...checkout,
      PAYMENT_PROVIDER: "checkoutcom",
      PAYMENT_PROVIDERS_CLOSING: "sandbox",
      ALLOW_SANDBOX_PAYMENTS: "",
    },
    /^PAYMENT_PROVIDERS_CLOSING: production refuses test cards of sandbox beside real money/,
  ],
  [
    { STRIPE_API_URL: "https://stripe.example", PAYMENT_PROVIDER: "stripe", ...stripeKeys("test") },
    /^STRIPE_API_URL: /,
  ],
  [{ STRIPE_API_URL: "http://127.0.0.1:9", PAYMENT_PROVIDER: "stripe", ...stripeKeys("live") }, /^STRIPE_API_URL: /],
  [{ STRIPE_API_URL: "http://127.0.0.1:9", PAYMENT_PROVIDER: "stripe", ...stripeKeys("test") }, /^starts$/],
  [{ PAYMENT_PROVIDER: "mollie" }, /^MOLLIE_API_KEY is required/],
  [{ PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "access_abc" }, /^MOLLIE_API_KEY: must begin/],
  [{ PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "live_abc", ALLOW_SANDBOX_PAYMENTS: "" }, /^starts$/],
  [
    { PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "test_abc", ALLOW_SANDBOX_PAYMENTS: "" },
    /^PAYMENT_PROVIDER: production refuses test cards of mollie without ALLOW_SANDBOX_PAYMENTS/,
  ],
  [{ PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "test_abc", MOLLIE_API_URL: "http://127.0.0.1:9" }, /^starts$/],
  [
    { PAYMENT_PROVIDER: "mollie", MOLLIE_API_KEY: "live_abc", MOLLIE_API_URL: "http://127.0.0.1:9" },
    /^MOLLIE_API_URL: /,
  ],
  [{ CHECKOUT_API_URL: "http://pay.example", PAYMENT_PROVIDER: "checkoutcom", ...checkout }, /^CHECKOUT_API_URL: /],
  [{ CHECKOUT_API_URL: "https://pay.example", PAYMENT_PROVIDER: "checkoutcom", ...checkout }, /^starts$/],
  [{ CHECKOUT_WALLETS: "applePay, googlePay", PAYMENT_PROVIDER: "checkoutcom", ...checkout }, /^starts$/],
  [{ CHECKOUT_WALLETS: "applePay,ideal", PAYMENT_PROVIDER: "checkoutcom", ...checkout }, /^CHECKOUT_WALLETS: /],
  [
    { CHECKOUT_APPLE_PAY_FILE: "/no/file", PAYMENT_PROVIDER: "checkoutcom", ...checkout },
    /^CHECKOUT_APPLE_PAY_FILE: must be the path of the file/,
  ],
  [
    { ...stripeKeys("live"), STRIPE_PUBLIC_KEY: "pk_test_abcdefghijklmnop", PAYMENT_PROVIDER: "stripe" },
    /^STRIPE_PUBLIC_KEY: /,
  ],
  [{ PAYMENT_PROVIDERS_CLOSING: "sandbox" }, /^PAYMENT_PROVIDERS_CLOSING: sandbox still takes new payments$/],
  [{ PAYMENT_PROVIDERS_CLOSING: "checkoutcom" }, /^CHECKOUT_SECRET_KEY is required/],
])("refuses providers of payments that don't fit together, and no others: %j", (given, problem) => {
  expect(refusal({ ...production, ALLOW_SANDBOX_PAYMENTS: "true", PAYMENT_PROVIDER: "sandbox", ...given })).toMatch(
    problem,
  );
});

it("PAYMENT_PROVIDER means a list of one provider, and the first of a list too", () => {
  const { PAYMENT_PROVIDERS: one } = readEnvironment({ PAYMENT_PROVIDER: "sandbox" });
  const { PAYMENT_PROVIDER: first } = readEnvironment({ PAYMENT_PROVIDERS: "sandbox" });
  expect([one, first]).toEqual([["sandbox"], "sandbox"]);
});
