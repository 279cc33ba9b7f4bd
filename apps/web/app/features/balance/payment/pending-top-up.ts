import type { Cents } from "@trove/money";
import * as v from "valibot";
import { forgetStored, readStored, store } from "../../../storage/browser-storage.ts";
import { readBy, storedCents } from "../../../storage/schemas.ts";

/**
 * The top-up that was started in this tab. Stored for the page to which the bank redirects, because a redirect loses
 * the page's state.
 */
export type PendingTopUp = {
  amount: Cents;
  returnTo?: string;
  /** The bank's reason for declining, as the card form received it. */
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

/** The stored top-up; undefined if there is none or it is malformed. */
export function readTopUp(): PendingTopUp | undefined {
  return readStored("session", KEY, readBy(schema));
}

export function forgetTopUp(): void {
  forgetStored("session", KEY);
}
