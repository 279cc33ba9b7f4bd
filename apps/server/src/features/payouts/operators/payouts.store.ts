import type { PayeeKind, PayoutState } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";

type Filters = { status?: PayoutState | undefined };

const filtered = (db: Connection, { status }: Filters) =>
  db.selectFrom("payouts as o").$if(status !== undefined, (query) => query.where(sql<boolean>`o.status = ${status}`));

/** Reads payouts: those that wait for a decision first, the oldest of them first, then the newest. */
export function readPayouts(db: Connection, filters: Filters, { limit, offset }: { limit: number; offset: number }) {
  const waits = sql`o.status in ('Requested', 'Held')`;
  return filtered(db, filters)
    .innerJoin("payees as e", (join) => join.onRef("e.userId", "=", "o.userId").onRef("e.payeeId", "=", "o.payeeId"))
    .innerJoin("users as u", "u.userId", "o.userId")
    .select(["o.userId", "o.payoutId", "o.payeeId", "o.amountCents", "o.reason", "o.provider", "o.createdAt"])
    .select(["o.status", "o.decidedAt", "e.holder", "e.ibanSealed", "e.createdAt as addedAt", "u.userName"])
    .select(["e.kind", "e.hint"])
    .$narrowType<{ kind: PayeeKind }>()
    .select(
      sql<number>`(select count(distinct other.user_id)::integer from payees other
        where other.iban_mark = e.iban_mark and other.user_id <> o.user_id and e.iban_sealed is not null)`.as(
        "sharedWith",
      ),
    )
    .orderBy(waits, "desc")
    .orderBy(sql`case when o.status in ('Requested', 'Held') then o.created_at end`)
    .orderBy("o.createdAt", "desc")
    .orderBy("o.payoutId", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPayouts(db: Connection, filters: Filters): Promise<number> {
  const { count } = await filtered(db, filters)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds whose payout it is, and where it stands. */
export function findPayout(db: Connection, payoutId: string) {
  return db
    .selectFrom("payouts")
    .select(["payoutId", "userId", "payeeId", "provider", "providerPayoutId", "amountCents", "status"])
    .where("payoutId", "=", payoutId)
    .executeTakeFirst();
}

/** Finds the payouts with these ids that were handed to the bank, and that no report has ended. */
export function findSentPayouts(db: Connection, payoutIds: readonly string[]) {
  return db
    .selectFrom("payouts")
    .select(["payoutId", "userId", "payeeId", "amountCents"])
    .where(sql<boolean>`payout_id = ANY (${payoutIds}::uuid[])`)
    .where("provider", "=", "bank")
    .where("status", "=", "Sent")
    .execute();
}

export type Decision = { to: "Approved" | "Held" | "Refused"; reason: string | null; isNotSent: boolean };

/** Moves a payout by an operator's decision. Returns how it was before. Throws NOT_FOUND and STATUS_CONFLICT. */
export function callDecide(
  tx: Transaction,
  { userId: user, payoutId: payout }: { userId: string; payoutId: string },
  decision: Decision,
  at: Date,
): Promise<{ status: PayoutState; amountCents: Cents }> {
  return callCommand(tx, command("payout_decide", { user, payout, ...decision, at }));
}
