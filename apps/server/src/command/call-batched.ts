import { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import pg from "pg";
import { batching, type BatchBounds } from "../database/batching.ts";
import type { Connection } from "../database/connection.ts";
import { batches } from "../metrics/instruments.ts";
import { batchParameters, batchText, listCall, listText } from "./batch-call.ts";
import { callCommand } from "./call-command.ts";
import { type CommandCall, commandParameters } from "./command-call.ts";
import { Refusal } from "./refusal.ts";
import { shardOf } from "./shards.store.ts";

/** Two statements at once keep PostgreSQL and this process busy; decision 16 has the measurements. */
const bounds: BatchBounds = { atOnce: 2, most: 16, waiting: 2000, waitingMs: 8_000 };

/**
 * In a cluster, calls are gathered by shard, so that each statement runs on one node. More than one statement at once
 * for each shard would halve the batches.
 */
const shardBounds: BatchBounds = { ...bounds, atOnce: 1 };

type Caller = (call: CommandCall) => Promise<unknown>;

/** One batching function for each pool and command. */
const callers = new WeakMap<Connection, Map<string, Caller>>();

/**
 * The SQLSTATEs, or their first characters, of errors that a call itself causes. In order: a refusal, invalid values, a
 * violated constraint, a serialization failure, a deadlock, a lock timeout, a statement timeout, a raised exception.
 * The severity can't be used instead, because it is in the server's language.
 */
const CALL_FAILED = /^(TR|22|23|40001|40P01|55P03|57014|P0)/;

/**
 * Whether the error means that PostgreSQL has rolled the statement back. After other errors the outcome is unknown: a
 * pooler that loses the server reports an error too.
 */
function isRolledBack(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CALL_FAILED.test(error.code ?? "");
}

/** The person whom a call is about: its argument `user`, or the `userId` of the only element of its list. */
function personOf({ args: { user, openings } }: CommandCall): string | undefined {
  const [first] = Array.isArray(openings) ? openings : [{ userId: user }];
  return typeof first?.userId === "string" ? first.userId : undefined;
}

/**
 * Returns the indexes of the calls, sorted by person. So all batches take locks in the same order, which prevents
 * deadlocks.
 */
function byPerson(calls: readonly CommandCall[]): number[] {
  const people = calls.map((call) => personOf(call) ?? "");
  const compare = (a = "", b = "") => (a < b ? -1 : a > b ? 1 : 0);
  return [...calls.keys()].toSorted((a, b) => compare(people[a], people[b]));
}

async function callTogether(db: Connection, calls: readonly CommandCall[]): Promise<unknown[]> {
  const order = byPerson(calls);
  const sorted = order.flatMap((index) => calls[index] ?? []);
  const query = CompiledQuery.raw(batchText(sorted), batchParameters(sorted));
  const { rows } = await db.executeQuery<{ result: unknown; position: number }>(query);
  if (rows.length !== calls.length) throw new Error(`a batch of ${calls.length} calls returned ${rows.length} rows`);
  const results: unknown[] = [];
  for (const { result, position } of rows) results[order[position - 1] ?? -1] = result;
  return results;
}

/** Like `callTogether`, for functions that take and return a list. They lock the people in order themselves. */
async function callLists(db: Connection, calls: readonly CommandCall[]): Promise<unknown[]> {
  const call = listCall(calls);
  const query = CompiledQuery.raw(listText(call), commandParameters(call));
  const { rows } = await db.executeQuery<{ result: unknown[] }>(query);
  const results = rows[0]?.result ?? [];
  if (results.length !== calls.length) throw new Error(`a list of ${calls.length} has ${results.length} results`);
  return results.map((result) => [result]);
}

/**
 * People for whom a function refused a call within the last minute. Their calls are made alone, so that they can't roll
 * back further batches. An OVERLOADED of the queue does not count.
 */
const refused = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });

async function callAlone(db: Connection, call: CommandCall): Promise<unknown> {
  try {
    return await callCommand(db, call);
  } catch (error) {
    const person = personOf(call);
    if (person !== undefined && error instanceof Refusal) refused.set(person, true);
    throw error;
  }
}

type Together = typeof callTogether;

async function callerOf(db: Connection, call: CommandCall, together: Together): Promise<Caller> {
  const { name } = call;
  const known = callers.get(db) ?? new Map<string, Caller>();
  callers.set(db, known);
  const person = personOf(call) ?? "";
  const shard = person === "" ? undefined : await shardOf(db, person);
  const key = `${name} ${shard ?? ""}`;
  const caller =
    known.get(key) ??
    batching<CommandCall, unknown>(
      {
        alone: (one) => callAlone(db, one),
        together: (calls) => {
          batches.observe({ command: name }, calls.length);
          return together(db, calls);
        },
        isUndone: isRolledBack,
        overload: () => new Refusal("OVERLOADED", { retryAfterSeconds: 5 }),
      },
      shard === undefined ? bounds : shardBounds,
    );
  known.set(key, caller);
  return caller;
}

/**
 * Like `callCommand`, but calls of the same function that arrive while others are running share a statement. Within a
 * transaction, each call is made alone. Throws OVERLOADED if too many calls wait, or if this one waits too long.
 */
export async function callBatched<Result>(db: Connection, call: CommandCall): Promise<Result> {
  if (db.isTransaction) return callCommand(db, call);
  if (refused.has(personOf(call) ?? "")) return (await callAlone(db, call)) as Result;
  const caller = await callerOf(db, call, callTogether);
  return (await caller(call)) as Result;
}

/**
 * Like `callBatched`, for a function that takes and returns a list: a batch becomes one call. `call` has a list of one
 * element; resolves with its result. The function must return a refusal as a result, because an error would roll back
 * the whole batch.
 */
export async function callInList<Result>(db: Connection, call: CommandCall): Promise<Result> {
  const caller = db.isTransaction
    ? (alone: CommandCall) => callCommand(db, alone)
    : await callerOf(db, call, callLists);
  const [result] = (await caller(call)) as [Result];
  return result;
}
