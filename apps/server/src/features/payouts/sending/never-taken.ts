import type { Connection } from "../../../database/connection.ts";
import { referenceOf } from "../../payments/index.ts";
import { openCard } from "../payees/sealed-payee.ts";
import type { PayoutParts } from "../parts.ts";
import { findPaidTo } from "./sending.store.ts";

type Parts = Pick<PayoutParts, "secrets" | "payoutProviders">;

/**
 * Whether the books of its provider prove that a payout was never taken: they don't have it, and they are those of the
 * account that was asked. False if the provider does not answer.
 */
export async function neverTaken(
  { secrets, payoutProviders }: Parts,
  db: Connection,
  { userId, payoutId, provider: name }: { userId: string; payoutId: string; provider: string },
): Promise<boolean> {
  const provider = payoutProviders.find((each) => each.name === name);
  const [payout] = await findPaidTo(db, name, [payoutId]);
  if (provider === undefined || payout === undefined || payout.ibanSealed === null) return false;
  const made = { idempotencyKey: payoutId, reference: referenceOf({ userId, paymentId: payoutId }) };
  try {
    if (provider.pays === "Card") {
      const { providerPaymentId } = openCard(secrets.rootKeys, payout, payout.ibanSealed);
      if (!(await provider.knowsPayment(providerPaymentId))) return false;
    }
    return (await provider.lookUpPayout(made)) === undefined;
  } catch {
    return false;
  }
}
