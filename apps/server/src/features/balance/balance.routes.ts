import type { ResponseOf, Endpoints } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Bind } from "../../http/bind.ts";
import { readWallet } from "../ledger/index.ts";
import { readTransactions, type TransactionRow } from "./balance.store.ts";
import { readDayRange } from "./day-range.ts";
import type { BalanceParts } from "./parts.ts";
import { topUp } from "./top-up.ts";

type Transaction = ResponseOf<Endpoints["listTransactions"]>[number];

function topUpDetail({ currencyCode, paidCents, vatCents }: TransactionRow): Transaction["balanceTopUpDetail"] {
  if (currencyCode === null || paidCents === null || vatCents === null) return undefined;
  return { currencyCode, paidAmount: toEuros(paidCents), vatAmount: toEuros(vatCents) };
}

function transactionResponse(userInfoId: string, row: TransactionRow): Transaction {
  const { balanceAfterCents } = row;
  return {
    transactionId: row.transactionId,
    userInfoId,
    transactionType: row.transactionType,
    amount: toEuros(row.amountCents),
    createdAtUtc: row.createdAt.toISOString(),
    description: row.description,
    status: row.status,
    relatedId: row.relatedId,
    balanceAfter: balanceAfterCents === null ? null : toEuros(balanceAfterCents),
    balanceTopUpDetail: topUpDetail(row),
  };
}

export function balanceRoutes(bind: Bind, parts: BalanceParts): void {
  const { db, payments, now } = parts;

  bind("getBalance", async ({ person }) => {
    const { walletId, balance } = await readWallet(db, person.userId);
    return { id: walletId, amount: toEuros(balance) };
  });

  bind("topUp", async ({ person, idempotency, body }) => {
    const { session, subjectId } = await topUp(parts, person, idempotency, body);
    return { paymentSessionResponse: session, transactionId: subjectId };
  });

  bind("validateTopUp", ({ person, body }) =>
    payments.validate({
      isAllowed: ({ userId }) => userId === person.userId,
      purpose: "TopUp",
      providerPaymentId: body.paymentId,
      mustFail: body.failTransactionIfUnsuccessful,
    }),
  );

  bind("listTransactions", async ({ person, query }) => {
    const rows = await readTransactions(db, person.userId, readDayRange(query, now()));
    return rows.map((row) => transactionResponse(person.userId, row));
  });
}
