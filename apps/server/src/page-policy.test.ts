import { expect, it } from "vitest";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { pagePolicy } from "./page-policy.ts";
import { cspOf } from "./payment-providers/payment-providers.ts";

type Options = Partial<Omit<Parameters<typeof pagePolicy>[2], "paymentForms">> & {
  paymentProviders?: readonly PaymentProviderName[];
  wallets?: ("applePay" | "googlePay")[];
};

function directives({ paymentProviders = ["sandbox"], wallets, ...options }: Options = {}, isOfPayments = true) {
  const policy = pagePolicy({ scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] }, isOfPayments, {
    isDevelopment: false,
    paymentForms: paymentProviders.map((name) => cspOf(name, { CHECKOUT_WALLETS: wallets })),
    providerOrigins: [],
    mirrors: [],
    ...options,
  });
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

it("allows pages only the shop itself", { tags: ["S7-01"] }, () => {
  const others = Object.entries(directives()).filter(([, sources]) => sources.some((source) => /[:*]/.test(source)));
  expect(others).toEqual([["img-src", ["'self'", "data:"]]]);
  expect(directives()["frame-src"]).toEqual(["'none'"]);
  expect(directives()["style-src"]).toEqual(["'self'", "'sha256-def='"]);
});

it("allows the vendor's hosts if Checkout.com is the payment provider, and no other scripts", () => {
  const policy = directives({ paymentProviders: ["checkoutcom"] });
  const vendor = "https://*.checkout.com";
  for (const name of ["script-src", "connect-src", "frame-src", "img-src"]) expect(policy[name]).toContain(vendor);
  expect(policy["script-src"]).toEqual(["'self'", "'sha256-abc='", vendor]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

it("allows each wallet of Checkout.com only what it needs, and nothing while it is off", () => {
  const card = directives({ paymentProviders: ["checkoutcom"] });
  const withWallets = (wallets: ("applePay" | "googlePay")[]) =>
    directives({ paymentProviders: ["checkoutcom"], wallets });
  expect(withWallets([])).toEqual(card);
  const apple = withWallets(["applePay"]);
  expect(apple).toEqual({ ...card, "script-src": [...(card["script-src"] ?? []), "https://applepay.cdn-apple.com"] });
  const google = "https://pay.google.com";
  expect(withWallets(["googlePay"])).toEqual({
    ...card,
    "script-src": [...(card["script-src"] ?? []), google],
    "img-src": [...(card["img-src"] ?? []), "https://www.gstatic.com"],
    "connect-src": [...(card["connect-src"] ?? []), google, "https://google.com/pay", "https://www.google.com/pay"],
    "frame-src": [...(card["frame-src"] ?? []), google],
  });
  expect(directives({ paymentProviders: ["checkoutcom"], wallets: ["applePay", "googlePay"] }, false)).toEqual(
    directives({}, false),
  );
});

it("allows each host of Stripe only where its form needs it, and no inline styles", () => {
  const stripe = directives({ paymentProviders: ["stripe"] });
  const form = ["https://js.stripe.com", "https://*.js.stripe.com"];
  expect(stripe).toEqual({
    ...directives(),
    "script-src": ["'self'", "'sha256-abc='", ...form],
    "frame-src": [...form, "https://hooks.stripe.com"],
    "connect-src": ["'self'", "https://api.stripe.com"],
  });
  expect(directives({ paymentProviders: ["stripe"] }, false)).toEqual(directives({}, false));
});

it("allows nothing more for a provider on whose own page people pay", () => {
  expect(directives({ paymentProviders: ["mollie"] })).toEqual(directives());
});

it("allows what the forms of all providers need, each host once", () => {
  const alone = directives({ paymentProviders: ["checkoutcom"] });
  expect(directives({ paymentProviders: ["sandbox", "checkoutcom"] })).toEqual(alone);
  expect(directives({ paymentProviders: ["checkoutcom", "sandbox"] })).toEqual(alone);
});

it("allows only pages of payments the vendor's hosts", () => {
  const policy = directives({ paymentProviders: ["checkoutcom"] }, false);
  expect(
    Object.values(policy)
      .flat()
      .filter((source) => source.includes("checkout.com")),
  ).toEqual([]);
  expect(policy["script-src"]).toEqual(["'self'", "'sha256-abc='"]);
});

it("allows calls to the mirrors' origins, each once, and nothing else of them", () => {
  const mirrors = ["https://mirror.example/a", "https://mirror.example/b", "https://other.example:8443"];
  const policy = directives({ mirrors });
  expect(policy["connect-src"]).toEqual(["'self'", "https://mirror.example", "https://other.example:8443"]);
  const others = Object.entries(policy).filter(([, sources]) => sources.some((source) => source.includes("mirror")));
  expect(others.map(([name]) => name)).toEqual(["connect-src"]);
});

it("allows calls to the identity provider, and nothing else of it", () => {
  const provider = "https://trove.supabase.co";
  const policy = directives({ providerOrigins: [provider] });
  expect(policy["connect-src"]).toEqual(["'self'", provider]);
  const others = Object.entries(policy).filter(([, sources]) => sources.includes(provider));
  expect(others.map(([name]) => name)).toEqual(["connect-src"]);
});
