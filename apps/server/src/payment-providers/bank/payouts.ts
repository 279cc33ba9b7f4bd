import { cents } from "@trove/money";
import type { AccountPayouts, ProviderPayout, ProviderPayoutState } from "../payout-provider.ts";
import type { BankConnection } from "./ledger/connection.ts";
import { type BankPayout, changedPayouts, findPayout, notePayout } from "./ledger/payouts.store.ts";

/** Lists go back this much further, because an import is visible only once its transaction has ended. */
const OVERLAP_MILLISECONDS = 300_000;

/** One that was noted as refused, and that the bank has sent after all, is paid: it differs from the shop's books. */
const isOdd = ({ oddEntryIds, backMinor, amountMinor }: BankPayout) =>
  oddEntryIds.length > 0 || (backMinor > 0 && backMinor < amountMinor);

function stateOf({ sentOn, failedAt, backMinor, amountMinor }: BankPayout): ProviderPayoutState {
  const isBack = backMinor >= amountMinor;
  if (failedAt !== null) return sentOn === null || isBack ? "Refused" : "Paid";
  if (isBack) return "Returned";
  return sentOn === null ? "Sent" : "Paid";
}

const shown = (payout: BankPayout): ProviderPayout => ({
  providerPayoutId: payout.payoutKey,
  reference: payout.reference,
  state: stateOf(payout),
  amount: cents(payout.amountMinor),
  isOdd: isOdd(payout),
});

/** Payouts by transfers from the shop's own account, which operators send by files and learn of by statements. */
export function makeBankPayouts(db: BankConnection, now: () => Date): AccountPayouts {
  return {
    name: "bank",
    pays: "Account",
    async createPayout({ idempotencyKey, reference, amount, payee: { holder, iban } }) {
      return shown(await notePayout(db, { payoutKey: idempotencyKey, reference, amount, holder, iban }, now()));
    },
    async lookUpPayout({ idempotencyKey }) {
      const found = await findPayout(db, idempotencyKey);
      return found && shown(found);
    },
    async listPayoutsSince(since) {
      return (await changedPayouts(db, new Date(since.getTime() - OVERLAP_MILLISECONDS))).map(shown);
    },
  };
}
