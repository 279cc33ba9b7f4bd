import { readFileSync } from "node:fs";
import { languages } from "@trove/contract/languages";
import type { PaymentIntentResult } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { returnedPayment } from "../../returned-payment.ts";
import { afterConfirm } from "./after-confirm.ts";
import { stripeAppearance } from "./stripe-appearance.ts";
import { stripeLocale } from "./stripe-locale.ts";

/** An error as Stripe.js reports it, with only the fields that the form reads. */
const failed = (error: object) => ({ error }) as PaymentIntentResult;
const refused = (type: string, status: string, message?: string) =>
  failed({ type, message, payment_intent: { id: "pi_1", status } });

describe("a press of Stripe's pay button", () => {
  it.each([
    [
      "the payment is made",
      { paymentIntent: { id: "pi_1" } } as PaymentIntentResult,
      { step: "paid", paymentId: "pi_1" },
    ],
    [
      "another tab has paid",
      refused("invalid_request_error", "succeeded", "unexpected state"),
      { step: "paid", paymentId: "pi_1" },
    ],
    ["the session has ended", refused("invalid_request_error", "canceled"), { step: "closed" }],
    [
      "a card is declined",
      refused("card_error", "requires_payment_method", "Your card was declined."),
      { step: "refused", said: "Your card was declined." },
    ],
    ["a field is empty", failed({ type: "validation_error", message: "Incomplete" }), { step: "refused" }],
    ["the network fails", failed({ type: "api_connection_error" }), { step: "refused", said: "api_connection_error" }],
  ])("tells what is left to do when %s", (_when, result, after) => {
    expect(afterConfirm(result)).toEqual(after);
  });
});

it("Stripe.js uses every language of the shop, and English for a language that it doesn't support", () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(tags.map(stripeLocale)).toEqual(["en", "fr", "vi", "zh", "ar"]);
  expect(["zh-TW", "de-AT", "ro", ""].map(stripeLocale)).toEqual(["zh-TW", "de", "en", "en"]);
});

it("the Payment Element's look uses only tokens that exist", () => {
  const tokens = readFileSync(new URL("../../../../theme/tokens.css", import.meta.url), "utf8");
  const asked: string[] = [];
  const { variables } = stripeAppearance((token) => {
    asked.push(token);
    return `value of ${token}`;
  });
  for (const token of asked) expect(tokens).toContain(`  ${token}: `);
  expect(variables).toMatchObject({ colorText: "value of --text", colorDanger: "value of --danger-text" });
});

it("finds the payment to which a bank returned, under the name of each provider", () => {
  for (const name of ["paymentId", "cko-payment-id", "payment_intent"]) {
    expect(returnedPayment(new URLSearchParams({ type: "top-up", [name]: "pi_1" }))).toBe("pi_1");
  }
  expect(returnedPayment(new URLSearchParams("type=top-up"))).toBeNull();
});
