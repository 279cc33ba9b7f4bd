import type { ClosureHold } from "@trove/contract";
import type { Cents } from "@trove/money";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";

/** How far an account is closed, and what its person still has. Times are ISO-8601 in UTC. */
export type ClosureFacts = {
  closure: { begunAt: string; confirmedAt: string | null; closedAt: string | null } | null;
  pieces: number;
  sellCents: Cents;
  balanceCents: Cents;
  /** The part of the balance that goes back to where it was topped up from. */
  returnedCents: Cents;
  holds: ClosureHold[];
};

export function readClosure(db: Connection, userId: string, at: Date): Promise<ClosureFacts> {
  return callCommand(db, command("closure_facts", { user: userId, at }));
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
