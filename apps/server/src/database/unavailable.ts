import pg from "pg";

/** SQLSTATEs: canceled by a timeout, ended by an operator or a crash, starting up; out of memory, disk or connections. */
const STATES = /^(57014|57P0\d|53\w{3}|08\w{3})$/;
const SYSTEM_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const READ_TIMEOUT = "Query read timeout";
/** The driver has no codes for what it finds out itself. */
const DRIVER_TEXTS =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Too many already wait for a connection. */
export class TooManyWaiting extends Error {}

/** Whether the driver gave up waiting. PostgreSQL may still work on the statement. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === READ_TIMEOUT;
}

/**
 * Whether an error says that the database is away or too busy, rather than that a statement is wrong. What the statement
 * would have changed may have happened or not.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return STATES.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  if (error instanceof TooManyWaiting || isReadTimeout(error)) return true;
  return ("code" in error && SYSTEM_CODES.test(String(error.code))) || DRIVER_TEXTS.test(error.message);
}
