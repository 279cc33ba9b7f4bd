import { TX_LIST_MAX } from "@trove/contract";
import { toEuros } from "@trove/money";
import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { readWallet } from "../ledger/index.ts";
import { readDayRange } from "./day-range.ts";
import type { BalanceParts } from "./parts.ts";
import { readOwnMoney, returnOwnMoney } from "./returns/return-own-money.ts";
import { statementOf } from "./statement.ts";
import { topUp } from "./top-up.ts";
import { transactionResponse } from "./transaction-response.ts";
import { countTransactions, readTransactions, type TransactionRow } from "./transactions.store.ts";

/**
 * The id by which `transactionNames` finds the name for a transaction: that of the opening, or of the sold inventory
 * item. Undefined for other transactions.
 */
function namedBy({ transactionType, transactionId, relatedId }: TransactionRow): string | undefined {
  if (transactionType === "BoxOpening") return transactionId;
  return transactionType === "Sale" ? (relatedId ?? undefined) : undefined;
}

function namedIn(rows: readonly TransactionRow[]) {
  const ofType = (type: TransactionRow["transactionType"]) =>
    rows.filter(({ transactionType }) => transactionType === type).flatMap((row) => namedBy(row) ?? []);
  return { openings: ofType("BoxOpening"), sales: ofType("Sale") };
}

export function balanceRoutes(bind: Bind, parts: BalanceParts): void {
  const { db, payments, now, pageOrigin, requestCountry, transactionNames } = parts;

  bind("getBalance", async ({ person }) => {
    const { walletId, balance } = await readWallet(db, person.userId);
    return { id: walletId, amount: toEuros(balance) };
  });

  bind("topUp", async ({ person, idempotency, body, headers }) => {
    const place = { origin: pageOrigin(headers["origin"]), country: requestCountry(headers) };
    const { session, subjectId } = await topUp(parts, person, idempotency, body, place);
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

  bind("getOwnMoney", ({ person, headers }) => readOwnMoney(parts, person.userId, requestCountry(headers)));

  bind("returnOwnMoney", async ({ person, idempotency, body, headers }) => {
    await returnOwnMoney(parts, person, idempotency, body, requestCountry(headers));
    return readOwnMoney(parts, person.userId, requestCountry(headers));
  });

  bind("listTransactions", async ({ person, query, language, setHeader }) => {
    const range = readDayRange(query, now());
    const [rows, count] = await Promise.all([
      readTransactions(db, person.userId, range, { most: TX_LIST_MAX }),
      countTransactions(db, person.userId, range),
    ]);
    setHeader("x-total-count", String(count));
    const names = await transactionNames(db, person.userId, namedIn(rows), language);
    return rows.map((row) => transactionResponse(person.userId, row, names.get(namedBy(row) ?? "")));
  });

  bind("downloadStatement", ({ person, query }) => {
    return new Download(statementOf(db, person.userId, readDayRange(query, now()), query.format));
  });
}
