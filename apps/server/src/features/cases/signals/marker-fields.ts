import { type Cents, toEuros } from "@trove/money";
import type { Signal } from "./signal-rules.ts";

const eurosOrNull = (amount: Cents | undefined) => (amount === undefined ? null : toEuros(amount));

/** The details of a signal of harm in wire form. */
export const markerFields = ({
  amountCents,
  usualCents,
  nights,
  toppedUpCents,
  returns,
  failedReturns,
}: Signal["details"]) => ({
  amount: eurosOrNull(amountCents),
  usualAmount: eurosOrNull(usualCents),
  nights: nights ?? null,
  depositedAmount: eurosOrNull(toppedUpCents),
  returns: returns ?? null,
  failedReturns: failedReturns ?? null,
});
