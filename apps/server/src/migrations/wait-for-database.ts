import { setTimeout as pause } from "node:timers/promises";
import { connectTo, Servers } from "../database/servers.ts";
import { isUnavailable } from "../database/unavailable.ts";

const CONNECT_MS = 2_000;
const PAUSE_MS = 1_000;
const MINUTES = 5;

/** The codes of a network or a name server that is not there yet, as on a machine that has just started. */
const NO_NETWORK = /^(EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/;

const isAway = (error: unknown): error is Error =>
  isUnavailable(error) || (error instanceof Error && "code" in error && NO_NETWORK.test(String(error.code)));

/** Node tells several addresses of a name that refuse as one error without a message. */
const reasonOf = (error: Error) => (error instanceof AggregateError ? String(error.errors[0]) : error.message);

async function reach(url: string): Promise<void> {
  const client = await connectTo(new Servers(url), { connectionTimeoutMillis: CONNECT_MS });
  await client.end();
}

/**
 * Waits some minutes for a database that is away: when its machine and the shop's are started together, the shop's may
 * be first. Throws errors that waiting does not mend, such as a wrong password, at once.
 */
export async function waitForDatabase(url: string, log: (line: string) => void, minutes = MINUTES): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  for (let tries = 0; ; tries += 1) {
    try {
      await reach(url);
      if (tries > 0) log("the database is there");
      return;
    } catch (error) {
      if (!isAway(error) || performance.now() >= until) throw error;
      if (tries === 0) log(`the database is away (${reasonOf(error)}): waiting up to ${minutes} minutes for it`);
    }
    await pause(PAUSE_MS);
  }
}
