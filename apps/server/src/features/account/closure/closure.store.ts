import type { ClosureHold } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";
import { type KnownOwn, unknownOwn } from "../../ledger/index.ts";

/** How far an account is closed, and what its person still has. Times are ISO-8601 in UTC. */
export type ClosureFacts = {
  closure: {
    begunAt: string;
    begunBy: "Person" | "Operator";
    confirmedAt: string | null;
    closedAt: string | null;
  } | null;
  pieces: number;
  sellCents: Cents;
  balanceCents: Cents;
  /** The part of the balance that goes back to where it was topped up from. */
  returnedCents: Cents;
  /** Other own money: it does not go back, because a provider has refused its refund, or it can't be refunded. */
  refusedCents: Cents;
  holds: ClosureHold[];
  /** The number of the wallet's last entry, and how much of the balance was the person's own after it. */
  lastSequence: number;
  walkedCents: Cents;
};

/** Reads the facts of closing. `known` is what an earlier call has told, so that the ledger need not be read again. */
export function callClosureFacts(
  db: Connection,
  userId: string,
  at: Date,
  known: KnownOwn = unknownOwn,
): Promise<ClosureFacts> {
  return callCommand(db, command("closure_facts", { user: userId, at, ...known }));
}

export const readClosure = (db: Connection, userId: string, at: Date): Promise<ClosureFacts> =>
  callClosureFacts(db, userId, at);

/** Returns what has to end before a person's account can be closed. */
export async function readHolds(db: Connection, userId: string): Promise<string[]> {
  const holds = sql<string[]>`command.closure_holds(${userId}::uuid)`;
  return (await db.selectNoFrom(holds.as("holds")).executeTakeFirstOrThrow()).holds;
}

/** Begins to close an account. Returns whether it did; false if it had begun. Throws STATUS_CONFLICT for operators. */
export function callBegin(db: Connection, person: Person, idempotency: Idempotency, at: Date): Promise<boolean> {
  return callCommand(
    db,
    command("closure_begin", { user: person.userId, request: requestOf(person, idempotency, at) }),
  );
}

/** Takes the closing of an account back. Throws STATUS_CONFLICT. */
export async function callTakeBack(db: Connection, person: Person, idempotency: Idempotency, at: Date): Promise<void> {
  await callCommand(
    db,
    command("closure_take_back", { user: person.userId, request: requestOf(person, idempotency, at) }),
  );
}

/**
 * Returns the person's own money, and takes what they give up. Throws STATUS_CONFLICT, CLOSURE_HELD, and
 * VERSION_CONFLICT if they have something else left than they saw.
 */
export async function callConfirm(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  left: { pieces: number; givenUpCents: Cents },
): Promise<void> {
  const request = requestOf(person, idempotency, at);
  await callCommand(db, command("closure_confirm", { user: person.userId, request, ...left }));
}

/**
 * Closes an account if nothing is left to wait for. Returns whether it did. The marks are of the person's
 * mailbox.
 */
export function callFinish(db: Connection, userId: string, marks: ExclusionMark[], at: Date): Promise<boolean> {
  return callCommand(db, command("closure_finish", { user: userId, marks, at }));
}

/** Sends what came into the balance of a closed account back, as far as it is the person's own. */
export async function callReturnRest(db: Connection, userId: string, at: Date): Promise<void> {
  await callCommand(db, command("closure_return_rest", { user: userId, at }));
}

/** An account whose money can go back to no card is tried once a day, because operators may have repeated a refund. */
const DAY_MS = 86_400_000;

/**
 * Returns up to `most` closed accounts with money that came since the last try, or that was tried a day ago, in the
 * order of their ids, from after the id `after`.
 */
export async function findClosedWithMoney(db: Connection, after: string, most: number, at: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("closures as c")
    .innerJoin("wallets as w", "w.userId", "c.userId")
    .select("c.userId")
    .where("c.closedAt", "is not", null)
    .where("w.balanceCents", ">", sql<Cents>`0`)
    .where((eb) =>
      eb.or([
        eb("c.restSequence", "is distinct from", eb.ref("w.lastSequence")),
        eb("c.restTriedAt", "<=", new Date(at.getTime() - DAY_MS)),
      ]),
    )
    .where("c.userId", ">", after)
    .orderBy("c.userId")
    .limit(most)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Returns up to `most` people whose last word waits, in the order of their ids, from after the id `after`. */
export async function findWaiting(db: Connection, after: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("closures")
    .select("userId")
    .where("confirmedAt", "is not", null)
    .where("closedAt", "is", null)
    .where("userId", ">", after)
    .orderBy("userId")
    .limit(most)
    .execute();
  return rows.map(({ userId }) => userId);
}
