import type { Endpoints, ResponseOf } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { TransactionRow } from "./transactions.store.ts";

export type Transaction = ResponseOf<Endpoints["listTransactions"]>[number];

function topUpDetail({ currencyCode, paidCents, vatCents }: TransactionRow): Transaction["balanceTopUpDetail"] {
  if (currencyCode === null || paidCents === null || vatCents === null) return undefined;
  return { currencyCode, paidAmount: toEuros(paidCents), vatAmount: toEuros(vatCents) };
}

/** `relatedName` is the name of the opened box or sold item, in the reader's language. */
export function transactionResponse(userInfoId: string, row: TransactionRow, relatedName?: string): Transaction {
  const { balanceAfterCents } = row;
  return {
    transactionId: row.transactionId,
    userInfoId,
    transactionType: row.transactionType,
    amount: toEuros(row.amountCents),
    createdAtUtc: row.createdAt.toISOString(),
    description: row.description,
    relatedName,
    status: row.status,
    relatedId: row.relatedId,
    balanceAfter: balanceAfterCents === null ? null : toEuros(balanceAfterCents),
    balanceTopUpDetail: topUpDetail(row),
  };
}
