import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import type { JudgedStatement, NamedRefund, StatementDesk } from "../../../../payment-providers/provider.ts";
import { type Payments, readReference } from "../../index.ts";
import { type AskedBy, type Change, defineAct, defineDirectAct, userNameOf } from "../../../operators/index.ts";
import { captureOwners } from "../quarantine.store.ts";
import { effectsOf, paymentOf, shownStatement, summaryOf } from "./statement-response.ts";

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

/** The owners of refunded payments and of payouts, also of those that were credited to somebody from quarantine. */
async function ownersOf(
  db: Connection,
  refunds: readonly Pick<NamedRefund, "entryId" | "reference">[],
): Promise<string[]> {
  const named = refunds.flatMap(({ reference }) =>
    reference === null ? [] : (readReference(reference)?.userId ?? []),
  );
  const released = await captureOwners(db, "bank", [...new Set(refunds.flatMap(({ entryId }) => entryId ?? []))]);
  return [...new Set([...named, ...released])];
}

/** Whose payments the import changes. */
async function peopleOf(db: Connection, { lines }: JudgedStatement): Promise<string[]> {
  const news = lines.filter(({ outcome }) => outcome !== "Known" && outcome !== "Differs");
  const refunds = news.flatMap(({ refund }) => refund ?? []);
  return [...new Set([...news.flatMap((line) => paymentOf(line)?.userId ?? []), ...(await ownersOf(db, refunds))])];
}

const withSums = z.object({
  fileName: z.string(),
  payments: z.int(),
  amountCents: z.int(),
  takenBack: z.int(),
  odd: z.int(),
});

function askToApply(_db: Connection, { after }: Change): AskedBy<"applyBankStatement"> {
  const { amountCents, ...facts } = withSums.parse(after);
  return { action: "applyBankStatement", ...facts, amount: toEuros(cents(amountCents)) };
}

const withRefund = z.object({ ownerId: z.string().nullable(), amountCents: z.int(), currencyCode: z.string() });

async function askToFail(db: Connection, { after }: Change): Promise<AskedBy<"failBankRefund">> {
  const { ownerId, amountCents, currencyCode } = withRefund.parse(after);
  const personName = ownerId === null ? null : await userNameOf(db, ownerId);
  return { action: "failBankRefund", personName, paid: { currencyCode, amount: toEuros(cents(amountCents)) } };
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
      const money = effectsOf(statement.lines);
      if (money.amountCents !== paidAmount) throw new Refusal("VERSION_CONFLICT");
      const people = await peopleOf(tx, statement);
      if (people.includes(person.userId)) throw new Refusal("FORBIDDEN", { detail: "It has a payment of your own" });
      const { fileName, fileHash, format, fromDay, untilDay } = statement;
      const facts = { fileName, fileHash, format, fromDay, untilDay, ...money };
      const changed = await desk.apply(tx, statement, at);
      return {
        facts: { statementId },
        audit: { subjectId: statementId, before: { ...facts, isApplied: false }, after: { ...facts, isApplied: true } },
        people,
        afterCommit: () => parts.payments.settleTold("bank", changed.slice(0, SETTLED_AT_ONCE)),
      };
    },
    response: (db, { statementId }) => shown(parts, db, statementId),
    // A file can invent money, and take it from people. So an amount does not make it harmless.
    approval: { kind: "releases", isAlways: true, asks: askToApply },
  }),
  defineAct({
    name: "makeBankRefundFile",
    change: async (tx, at) => {
      const made = await requireDesk(parts).makeRefundFile(tx, "Refunds", at);
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
    change: async (tx, at, { person, params: { id }, body: { reason } }) => {
      const refused = await parts.payments.statements?.failRefund(tx, id, at);
      if (refused === undefined) throw new Refusal("STATUS_CONFLICT");
      const { entryId, amountMinor: amountCents, currencyCode } = refused;
      const people = await ownersOf(tx, [refused]);
      if (people.includes(person.userId)) throw new Refusal("FORBIDDEN", { detail: "It is a refund of your own" });
      const facts = { entryId, ownerId: people.at(-1) ?? null, amountCents, currencyCode };
      return {
        facts: { id },
        audit: { subjectId: id, before: { state: "InFile" }, after: { state: "Failed", ...facts }, reason },
        people,
        afterCommit: () => parts.payments.settleTold("bank", [entryId]),
      };
    },
    response: (_db, facts) => facts,
    // The money is the payer's again. If the bank sends it nevertheless, it is paid twice.
    approval: { kind: "releases", isAlways: true, asks: askToFail },
  }),
];
