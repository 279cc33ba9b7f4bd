import type { Cents } from "@trove/money";
import { termsNow } from "../../../shell/terms.ts";
import { amountText } from "./top-up-amount.ts";

/** The path of the top-up page, with the initial amount and the path to return to afterwards. */
export function topUpPath(topUp?: { amount: Cents; returnTo?: string }): string {
  if (topUp === undefined) return "/top-up";
  const search = new URLSearchParams({ amount: amountText(topUp.amount) });
  if (topUp.returnTo !== undefined) search.set("returnTo", topUp.returnTo);
  return `/top-up?${search}`;
}

/** The amount to top up if the balance lacks `missing`: at least the gateway's minimum. */
export function topUpFor(missing: Cents): Cents {
  const { topUpMin } = termsNow();
  return missing < topUpMin ? topUpMin : missing;
}
