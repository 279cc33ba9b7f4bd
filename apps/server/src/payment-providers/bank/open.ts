import type { BankAccount } from "./account.ts";
import { makeStatementDesk } from "./desk.ts";
import { makeBankPayouts } from "./payouts.ts";
import { type BankParts, makeBankProvider } from "./provider.ts";

/** Connects the shop to the books of its bank account. */
export function openBank(account: BankAccount, parts: Omit<BankParts, "account">) {
  return {
    payments: makeBankProvider({ ...parts, account }),
    payouts: makeBankPayouts(parts.db, parts.now),
    statements: makeStatementDesk(account),
    jobs: [],
  };
}
