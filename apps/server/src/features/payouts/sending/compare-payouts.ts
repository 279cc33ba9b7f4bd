import type { PayoutDifference } from "@trove/contract";
import type { Cents } from "@trove/money";
import type { Connection } from "../../../database/connection.ts";
import type { PayoutProvider, ProviderPayout } from "../../../payment-providers/provider.ts";
import { readReference } from "../../payments/index.ts";
import { type KnownPayout, readKnownPayouts } from "./sending.store.ts";

const COMPARED_MILLISECONDS = 60 * 86_400_000;

export type DifferentPayout = {
  difference: PayoutDifference;
  payoutId: string | null;
  provider: string;
  amount: Cents;
};

function differenceOf(said: ProviderPayout, ours: KnownPayout | undefined): PayoutDifference | undefined {
  if (ours === undefined) return "UnknownToShop";
  if (ours.amountCents !== said.amount) return "Amount";
  if (said.isOdd === true) return "Transfers";
  return ours.status === said.state ? undefined : "State";
}

/** Compares the payouts of the last 60 days with a provider's. Throws GATEWAY_UNAVAILABLE. */
export async function comparePayouts(db: Connection, provider: PayoutProvider, at: Date): Promise<DifferentPayout[]> {
  const since = new Date(at.getTime() - COMPARED_MILLISECONDS);
  const told = await provider.listPayoutsSince(since);
  const idOf = ({ reference }: ProviderPayout) => readReference(reference)?.paymentId;
  const ids = told.flatMap((said) => idOf(said) ?? []);
  const known = await readKnownPayouts(db, provider.name, ids, since);
  const byId = new Map(known.map((ours) => [ours.payoutId, ours]));
  const said = new Set(ids);
  const { name } = provider;
  return [
    ...told.flatMap((payout) => {
      const ours = byId.get(idOf(payout) ?? "");
      const difference = differenceOf(payout, ours);
      if (difference === undefined) return [];
      return [{ difference, payoutId: ours?.payoutId ?? null, provider: name, amount: payout.amount }];
    }),
    ...known
      .filter(({ payoutId }) => !said.has(payoutId))
      .map(({ payoutId, amountCents }) => {
        return { difference: "UnknownToProvider", payoutId, provider: name, amount: amountCents } as const;
      }),
  ];
}
