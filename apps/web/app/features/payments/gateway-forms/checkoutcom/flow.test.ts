import { readFileSync } from "node:fs";
import type { CheckoutError } from "@checkout.com/checkout-web-components";
import { describe, expect, it } from "vitest";
import { languages } from "@trove/contract/languages";
import { flowAppearance } from "./flow-appearance.ts";
import { componentOf } from "./flow-form.ts";
import { flowLocale } from "./flow-locale.ts";
import { troubleOf } from "./flow-trouble.ts";

/** An error as Flow reports it, with only the fields that the page reads. */
const error = (type: string, code: string, requestErrorCodes: string[] = []) =>
  ({ type, code, details: { requestErrorCodes } }) as CheckoutError;

describe("an error of Flow", () => {
  it.each([
    ["the session has ended", error("Integration", "payment_session_invalid"), "closed"],
    ["the payment has expired", error("Request", "payment_request_declined", ["payment_expired"]), "closed"],
    ["the form can't be shown", error("Integration", "component_not_supported"), "lost"],
    ["a card is declined", error("Request", "payment_request_declined", ["not_enough_funds"]), "mendable"],
    ["the network fails", error("Request", "network_error"), "mendable"],
    ["a wallet fails", error("PaymentMethod", "payment_method_attempt_failed"), "mendable"],
    ["a field is empty", error("Submit", "component_invalid"), "mendable"],
  ])("tells what is left to do when %s", (_when, what, trouble) => {
    expect(troubleOf(what, true)).toBe(trouble);
  });

  it("loses the form if it comes before the form is ready", () => {
    expect(troubleOf(error("Request", "network_error"), false)).toBe("lost");
    expect(troubleOf(error("PaymentMethod", "payment_method_attempt_failed"), false)).toBe("lost");
  });
});

it("Flow shows the button of a wallet for its sessions, and the form for all others", () => {
  const methods = ["card", "applePay", "googlePay", undefined] as const;
  expect(methods.map((method) => componentOf({ method }))).toEqual(["flow", "applepay", "googlepay", "flow"]);
});

it("Flow uses every language of the shop, and English for a language that it doesn't support", () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(tags.map(flowLocale)).toEqual(["en", "fr", "vi", "zh", "ar"]);
  expect(["zh-TW", "de-AT", "en-GB", "ro", ""].map(flowLocale)).toEqual(["zh-TW", "de", "en", "en", "en"]);
});

it("Flow's theme uses only tokens that exist", () => {
  const tokens = readFileSync(new URL("../../../../theme/tokens.css", import.meta.url), "utf8");
  const asked: string[] = [];
  const appearance = flowAppearance((token) => {
    asked.push(token);
    return `value of ${token}`;
  });
  for (const token of asked) expect(tokens).toContain(`  ${token}: `);
  expect(appearance).toMatchObject({ colorAction: "value of --primary-fill", colorInverse: "value of --primary-ink" });
});
