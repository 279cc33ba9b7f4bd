import { ZERO_CENTS } from "@trove/money";
import type { Transaction } from "./statement.ts";

const ID = "01920000-0000-7000-8000-000000000001";

/** A transaction with the given fields; the others have defaults. */
export function moved(fields: Partial<Transaction>): Transaction {
  return {
    transactionId: ID,
    userInfoId: ID,
    transactionType: "TopUp",
    amount: ZERO_CENTS,
    createdAtUtc: "2026-03-03T09:00:00.000Z",
    description: "Top-up",
    status: "Success",
    relatedId: null,
    balanceAfter: ZERO_CENTS,
    ...fields,
  };
}
