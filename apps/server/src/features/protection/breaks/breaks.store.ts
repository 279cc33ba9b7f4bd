import type { BreakKind } from "@trove/contract";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { ExclusionMark, SignedStop } from "../../../command/functions.generated.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { StopFacts } from "../../fairness/index.ts";

/** The break in force. Times are ISO-8601 in UTC. */
export type TakenBreak = { kind: BreakKind; until: string; reopensAt: string | null };

/** A break that has begun, with the answer to its stop if it came with one. */
export type BegunBreak = TakenBreak & { stop?: StopFacts };

type NewBreak = { breakId: string; kind: BreakKind; marks: ExclusionMark[] };

/** Returns the break of a person that is in force by the database's clock; null without one. */
export async function readBreak(db: Connection, userId: string): Promise<TakenBreak | null> {
  const { rows } = await sql<{ taken: TakenBreak | null }>`
    select command.break_in_force(${userId}::uuid, command.database_time()) as taken`.execute(db);
  return rows[0]?.taken ?? null;
}

/** Begins a break, and ends the person's offers. Throws UNAUTHENTICATED. */
export function callBegin(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  { breakId, kind, until, marks, stop }: NewBreak & { until: Date | null; stop: SignedStop | undefined },
): Promise<BegunBreak> {
  const request = requestOf(person, idempotency, at);
  const begun = { break: breakId, kind, until, marks, stop: stop ?? null };
  return callCommand(db, command("break_begin", { user: person.userId, request, ...begun }));
}

/** Takes back a stop that a restore has lost, with its break, unless that is over. */
export function callTakeBack(
  db: Connection,
  userId: string,
  stop: SignedStop,
  takenAt: Date,
  { breakId, kind, hours, marks }: NewBreak & { hours: number },
  at: Date,
): Promise<StopFacts> {
  const lost = { break: breakId, kind, hours, marks, takenAt, at };
  return callCommand(db, command("break_take_back", { user: userId, stop, ...lost }));
}

/** Begins a break of a person within an operator's transaction, and ends the person's offers. */
export function callImpose(
  tx: Transaction,
  userId: string,
  { breakId, kind, until, marks }: NewBreak & { until: Date | null },
  at: Date,
): Promise<TakenBreak> {
  return callCommand(tx, command("break_impose", { user: userId, break: breakId, kind, at, until, marks }));
}

/** Asks to end an exclusion. Throws UNAUTHENTICATED and STATUS_CONFLICT. */
export function callReopen(db: Connection, person: Person, idempotency: Idempotency, at: Date): Promise<TakenBreak> {
  return callCommand(db, command("break_reopen", { user: person.userId, request: requestOf(person, idempotency, at) }));
}

/** Filters people: returns those with a break in force by the database's clock, and those who close their account. */
export async function readTakingBreak(db: Connection, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userId: string }>`
    select person as "userId" from unnest(${userIds}::uuid[]) as person
    where command.break_in_force(person, command.database_time()) is not null
      or command.closure_has_begun(person)`.execute(db);
  return new Set(rows.map(({ userId }) => userId));
}
