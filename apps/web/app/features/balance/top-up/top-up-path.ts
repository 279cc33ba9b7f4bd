import { TOP_UP_MIN } from "@trove/contract/constants";
import type { Cents } from "@trove/money";
import { amountText } from "./top-up-amount.ts";

/** The top-up page; with an amount it starts with that, and with a way back it leads there afterwards. */
export function topUpPath(topUp?: { amount: Cents; returnTo?: string }): string {
  if (topUp === undefined) return "/top-up";
  const search = new URLSearchParams({ amount: amountText(topUp.amount) });
  if (topUp.returnTo !== undefined) search.set("returnTo", topUp.returnTo);
  return `/top-up?${search}`;
}

/** The amount to top up by when so much is missing: the gateway takes nothing below the least. */
export function topUpFor(missing: Cents): Cents {
  return missing < TOP_UP_MIN ? TOP_UP_MIN : missing;
}
