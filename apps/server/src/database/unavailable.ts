import pg from "pg";
import { ReadOnlyServer } from "./servers.ts";

/**
 * SQLSTATEs, in order: timeout; server stopped, crashed or starting; out of memory, disk or connections; connection
 * lost.
 */
const STATES = /^(57014|57P0\d|53\w{3}|08\w{3})$/;
const SYSTEM_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const READ_TIMEOUT = "Query read timeout";
/** The driver's own errors have no codes, only these texts. */
const DRIVER_TEXTS =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

const READ_ONLY = "25006";

/** Whether the server refused a write, because it is a standby or was told to. */
export const isReadOnly = (error: unknown) => error instanceof pg.DatabaseError && error.code === READ_ONLY;

/** Thrown when too many queries already wait for a connection. */
export class TooManyWaiting extends Error {}

/** Whether the driver gave up waiting. PostgreSQL may still be working on the statement. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === READ_TIMEOUT;
}

/**
 * Whether an error means that the database is unreachable or overloaded, and not that the statement is wrong. The
 * statement may have taken effect.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isReadOnly(error) || STATES.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  if (error instanceof TooManyWaiting || error instanceof ReadOnlyServer || isReadTimeout(error)) return true;
  return ("code" in error && SYSTEM_CODES.test(String(error.code))) || DRIVER_TEXTS.test(error.message);
}
