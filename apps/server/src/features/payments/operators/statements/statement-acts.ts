import { type Cents, cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import type { JudgedStatement, StatementDesk } from "../../../../payment-providers/provider.ts";
import type { Payments } from "../../index.ts";
import { type AskedBy, type Change, defineAct, defineDirectAct } from "../../../operators/index.ts";
import { moneyIn, paymentOf, shownStatement, summaryOf } from "./statement-response.ts";

export type StatementParts = { payments: Payments };

/** Payments of a file that are settled at once. The comparison with the provider settles the others in a minute. */
const SETTLED_AT_ONCE = 200;

/** Throws STATUS_CONFLICT in a shop without a provider whose statements operators import. */
function requireDesk({ payments }: StatementParts): StatementDesk {
  if (payments.statements !== undefined) return payments.statements;
  throw new Refusal("STATUS_CONFLICT", { detail: "This shop takes no bank transfers" });
}

async function shown({ payments }: StatementParts, db: Connection, statementId: string) {
  const judged = await payments.statements?.judge(db, statementId);
  if (judged === undefined) throw new Refusal("NOT_FOUND");
  return shownStatement(summaryOf(judged));
}

/** Whose payments the import changes. */
const peopleOf = ({ lines }: JudgedStatement): string[] => [
  ...new Set(lines.flatMap((line) => (line.outcome === "Known" ? [] : (paymentOf(line)?.userId ?? [])))),
];

const withSums = z.object({
  fileName: z.string(),
  payments: z.int(),
  amountCents: z.int(),
  isInEuros: z.boolean(),
  format: z.string(),
});

/** Null for money in another currency and for files without balances, so that a second person looks at them. */
function amountOf({ after }: Change): Cents | null {
  const { amountCents, isInEuros, format } = withSums.parse(after);
  return isInEuros && format !== "csv" ? cents(amountCents) : null;
}

function askToApply(_db: Connection, { after }: Change): AskedBy<"applyBankStatement"> {
  const { fileName, payments, amountCents } = withSums.parse(after);
  return { action: "applyBankStatement", fileName, payments, amount: toEuros(cents(amountCents)) };
}

export const statementActs = (parts: StatementParts) => [
  defineDirectAct({
    name: "uploadBankStatement",
    prepare: (_db, { rawBody }) => ({ file: requireDesk(parts).read(rawBody) }),
    change: async (tx, at, { query: { fileName } }, { file }) => {
      const statementId = await requireDesk(parts).store(tx, file, fileName, at);
      const { bookings, ...facts } = file;
      const after = { fileName, ...facts, bookings: bookings.length };
      return { facts: { statementId }, audit: { subjectId: statementId, before: null, after } };
    },
    response: (db, { statementId }) => shown(parts, db, statementId),
  }),
  defineAct({
    name: "applyBankStatement",
    change: async (tx, at, { person, params: { id: statementId }, body: { paidAmount } }) => {
      const desk = parts.payments.statements;
      const statement = await desk?.judge(tx, statementId, true);
      if (desk === undefined || statement === undefined) throw new Refusal("NOT_FOUND");
      if (statement.appliedAt !== null) throw new Refusal("STATUS_CONFLICT");
      const money = moneyIn(statement.lines);
      if (money.amountCents !== paidAmount) throw new Refusal("VERSION_CONFLICT");
      const people = peopleOf(statement);
      if (people.includes(person.userId)) throw new Refusal("FORBIDDEN", { detail: "It has a payment of your own" });
      const { fileName, fileHash, format, fromDay, untilDay } = statement;
      const facts = { fileName, fileHash, format, fromDay, untilDay, ...money };
      const changed = await desk.apply(tx, statement, at);
      return {
        facts: { statementId },
        audit: { subjectId: statementId, before: { ...facts, isApplied: false }, after: { ...facts, isApplied: true } },
        // The file counts as who gets the money, because it has payments of many people.
        people: [...people, statementId],
        afterCommit: () => parts.payments.settleTold("bank", changed.slice(0, SETTLED_AT_ONCE)),
      };
    },
    response: (db, { statementId }) => shown(parts, db, statementId),
    approval: {
      kind: "releases",
      asks: askToApply,
      amount: (_call, change) => amountOf(change),
    },
  }),
  defineAct({
    name: "makeBankRefundFile",
    change: async (tx, at) => {
      const made = await requireDesk(parts).makeRefundFile(tx, at);
      if (made === undefined) throw new Refusal("STATUS_CONFLICT", { detail: "No refund waits" });
      const { fileId, amount: amountCents, ...facts } = made;
      const after = { ...facts, amountCents };
      return { facts: { ...after, fileId }, audit: { subjectId: fileId, before: null, after } };
    },
    response: (_db, { fileId: id, fileHash, refunds, amountCents }) => ({
      id,
      fileHash,
      refunds,
      amount: toEuros(amountCents),
    }),
  }),
  defineAct({
    name: "failBankRefund",
    change: async (tx, at, { params: { id }, body: { reason } }) => {
      const entryId = await parts.payments.statements?.failRefund(tx, id, at);
      if (entryId === undefined) throw new Refusal("STATUS_CONFLICT");
      return {
        facts: { id },
        audit: { subjectId: id, before: { state: "InFile" }, after: { state: "Failed", entryId }, reason },
        afterCommit: () => parts.payments.settleTold("bank", [entryId]),
      };
    },
    response: (_db, facts) => facts,
  }),
];
