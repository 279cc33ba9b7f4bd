import type { PayoutDifference } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { PayoutProvider, ProviderPayout } from "../../../payment-providers/provider.ts";
import { readReference } from "../../payments/index.ts";
import type { PayoutParts } from "../parts.ts";
import { isPaidElsewhere } from "./paid-elsewhere.ts";
import { findPaidTo, type PayoutWithPayee, readKnownPayouts } from "./sending.store.ts";

const COMPARED_MILLISECONDS = 60 * 86_400_000;

export type DifferentPayout = {
  difference: PayoutDifference;
  payoutId: string | null;
  provider: string;
  amount: Cents;
};

type Parts = Pick<PayoutParts, "db" | "secrets">;

function differenceOf(
  parts: Parts,
  said: ProviderPayout,
  ours: PayoutWithPayee | undefined,
): PayoutDifference | undefined {
  if (ours === undefined) return "UnknownToShop";
  if (ours.amountCents !== said.amount) return "Amount";
  if (said.isOdd === true || isPaidElsewhere(parts, ours, said)) return "Transfers";
  return ours.status === said.state ? undefined : "State";
}

const idOf = ({ reference }: ProviderPayout) => readReference(reference)?.paymentId;

/** Compares the payouts of the last 60 days with a provider's. Throws GATEWAY_UNAVAILABLE. */
export async function comparePayouts(parts: Parts, provider: PayoutProvider, at: Date): Promise<DifferentPayout[]> {
  const { db } = parts;
  const since = new Date(at.getTime() - COMPARED_MILLISECONDS);
  const told = await provider.listPayoutsSince(since);
  const ids = told.flatMap((said) => idOf(said) ?? []);
  const { name } = provider;
  const [known, named] = await Promise.all([
    readKnownPayouts(db, name, ids, since),
    findPaidTo(db, name, [...new Set(ids)]),
  ]);
  const byId = new Map(named.map((ours) => [ours.payoutId, ours]));
  const said = new Set(ids);

  async function compare(payout: ProviderPayout): Promise<DifferentPayout[]> {
    const ours = byId.get(idOf(payout) ?? "");
    let difference = differenceOf(parts, payout, ours);
    if (difference === "State" && ours !== undefined && provider.listsByBegin === true) {
      // Such a list may not tell that a payout came back.
      const made = { idempotencyKey: ours.payoutId, reference: payout.reference };
      const now = await provider.lookUpPayout(made);
      if (now !== undefined) difference = differenceOf(parts, now, ours);
    }
    if (difference === undefined) return [];
    return [{ difference, payoutId: ours?.payoutId ?? null, provider: name, amount: payout.amount }];
  }

  const different = await Promise.all(told.map(compare));
  return [
    ...different.flat(),
    ...known
      .filter(({ payoutId }) => !said.has(payoutId))
      .map(({ payoutId, amountCents }) => {
        return { difference: "UnknownToProvider", payoutId, provider: name, amount: amountCents } as const;
      }),
  ];
}
