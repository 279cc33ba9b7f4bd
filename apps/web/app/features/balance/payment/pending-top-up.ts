import type { Cents } from "@trove/money";
import * as v from "valibot";
import { forgetStored, readStored, store } from "../../../storage/browser-storage.ts";
import { readBy, storedCents } from "../../../storage/schemas.ts";

/** What the return page needs to know of the top-up that was begun in this tab, since a bank's redirect forgets it. */
export type PendingTopUp = {
  amount: Cents;
  returnTo?: string;
  /** Why the bank declined, as the card form was told. */
  declineReason?: string;
};

const KEY = "pendingTopUp";

const schema: v.GenericSchema<unknown, PendingTopUp> = v.object({
  amount: storedCents,
  returnTo: v.fallback(v.optional(v.string()), undefined),
  declineReason: v.fallback(v.optional(v.string()), undefined),
});

export function rememberTopUp(topUp: PendingTopUp): void {
  store("session", KEY, topUp);
}

/** What was remembered, or undefined when there is nothing or something else. */
export function readTopUp(): PendingTopUp | undefined {
  return readStored("session", KEY, readBy(schema));
}

export function forgetTopUp(): void {
  forgetStored("session", KEY);
}
