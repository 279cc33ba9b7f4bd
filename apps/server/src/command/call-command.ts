import { type ErrorCode, errors } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { CompiledQuery } from "kysely";
import pg from "pg";
import type { Connection } from "../database/connection.ts";
import { type CommandCall, commandParameters, commandText } from "./command-call.ts";
import { Refusal } from "./refusal.ts";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
/** SQLSTATE of refusals raised by functions of the schema `command`. The message is the code; the detail is JSON. */
const REFUSED = "TR001";
const UNIQUE_VIOLATION = "23505";
const ATTEMPTS = 4;

/** Whether PostgreSQL aborted the transaction in favour of another, so that a retry may succeed. */
function isLostRace(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);
}

/** Retries `work`, a whole transaction, after a serialization failure or a deadlock. */
export async function untilRaceIsWon<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLostRace(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Returns the unique index whose violation caused the error, or undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

function figures(detail: string | undefined): Record<string, unknown> | undefined {
  if (!detail) return undefined;
  const inCents = JSON.parse(detail) as Record<string, unknown>;
  const entries = Object.entries(inCents).map(([name, value]) =>
    name.endsWith("Cents") ? [name.slice(0, -5), toEuros(cents(Number(value)))] : [name, value],
  );
  return Object.fromEntries(entries);
}

function refusalOf(error: pg.DatabaseError): Refusal {
  if (!(error.message in errors)) throw new Error(`the database refused with an unknown code: ${error.message}`);
  const { retryAfterSeconds, ...params } = figures(error.detail) ?? {};
  return new Refusal(error.message as ErrorCode, {
    params: Object.keys(params).length > 0 ? params : undefined,
    retryAfterSeconds: typeof retryAfterSeconds === "number" ? retryAfterSeconds : undefined,
  });
}

/**
 * Calls one function of the schema `command` and returns its result. A refusal is thrown as a `Refusal`, whose `params`
 * are the refusal's fields, except `retryAfterSeconds`; fields named `…Cents` are converted to euros. Retries only
 * after serialization failures and deadlocks, and never within a transaction.
 */
export async function callCommand<Result>(db: Connection, call: CommandCall): Promise<Result> {
  const query = CompiledQuery.raw(commandText(call.name), commandParameters(call));
  const execute = () => db.executeQuery<{ result: Result }>(query);
  try {
    const { rows } = await (db.isTransaction ? execute() : untilRaceIsWon(execute));
    const [row] = rows;
    if (row === undefined) throw new Error("a command returned no row");
    return row.result;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === REFUSED) throw refusalOf(error);
    throw error;
  }
}
