import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { type CommandCall, commandParameters, commandText } from "../../apps/server/src/command/command-call.ts";
import type { KeyedRequest } from "../../apps/server/src/command/functions.generated.ts";
import { type Customer, makeCustomers } from "./customers.ts";
import { makeHttpClient } from "./http-client.ts";
import { measureBoth } from "./measure.ts";
import { measurePgbench } from "./pgbench.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const CLIENTS = 32;
const PER_CLIENT = 4;

/** Calls a function of the schema `command` and returns its result. */
export type CallFunction = <Result>(call: CommandCall) => Promise<Result>;

/** The arguments with which every money function begins. */
export type Intent = { user: string; request: KeyedRequest };

/** Sends one request of a customer and returns the response's body. */
export type Post = (path: string, body: object) => Promise<Buffer>;

/** An action with money, as API requests and as calls of SQL functions. */
export type MoneyCommand = {
  overHttp: (post: Post, customer: Customer) => Promise<void>;
  /**
   * Calls the same SQL functions in the same order with values of the same size. Does not check, draw, render or serve
   * anything.
   */
  bare: (call: CallFunction, intent: Intent) => Promise<void>;
  /** The same SQL as a pgbench script in which each client is another person. */
  script?: (customers: readonly Customer[]) => string;
};

export type MakeMoneyCommand = (place: Place, customers: readonly Customer[], seconds: number) => Promise<MoneyCommand>;

export function httpLane(url: string, { overHttp }: Pick<MoneyCommand, "overHttp">) {
  const send = makeHttpClient(url);
  return (customer: Customer) => {
    const post: Post = (path, body) => {
      const headers = {
        "content-type": "application/json",
        authorization: `Bearer ${customer.token}`,
        "idempotency-key": randomUUID(),
      };
      return send({ method: "POST", path, headers, body: JSON.stringify(body) });
    };
    return overHttp(post, customer);
  };
}

function bareLane(pool: pg.Pool, { bare }: MoneyCommand) {
  const call: CallFunction = async (named) => {
    const { rows } = await pool.query(commandText(named.name), commandParameters(named));
    return rows[0].result;
  };
  return ({ userId, sessionId }: Customer) => {
    const request = { session: sessionId, key: randomUUID(), hash: Buffer.alloc(32), at: new Date() };
    return bare(call, { user: userId, request });
  };
}

/**
 * Gives each lane its own people, so that no lane waits for a lock of another lane. `first` is the index of the first
 * lane's first person.
 */
function lanes(customers: readonly Customer[], first: number, makeLane: () => (customer: Customer) => Promise<void>) {
  return Array.from({ length: CLIENTS }, (_, lane) => {
    const begin = first + lane * PER_CLIENT;
    const own = customers.slice(begin, begin + PER_CLIENT);
    const work = makeLane();
    return async (turn: number) => {
      const customer = own[turn % PER_CLIENT];
      if (customer !== undefined) await work(customer);
    };
  });
}

/** Compares a command over HTTP with a bare loop that calls the same functions over as many connections. */
export function benchMoneyCommand(title: string, promised: number, make: MakeMoneyCommand) {
  return async (place: Place, seconds: number): Promise<Comparison[]> => {
    // Shop and reference use different people, because each of them caches state of its people, such as the next offer.
    const people = CLIENTS * PER_CLIENT;
    const customers = [...(await makeCustomers(place, people)), ...(await makeCustomers(place, people))];
    const command = await make(place, customers, seconds);
    const pool = new pg.Pool({ connectionString: place.appUrl, max: CLIENTS });
    // The shop would send the mail of its round during the reference's round, and so slow it down.
    const dropMail = async () => void (await sql`truncate outbox`.execute(place.owner.connection));
    const { subject, reference } = await measureBoth(
      { name: `over HTTP, ${CLIENTS} clients`, lanes: lanes(customers, 0, () => httpLane(place.url, command)) },
      {
        name: `the same SQL in a bare loop, ${CLIENTS} connections`,
        lanes: lanes(customers, people, () => bareLane(pool, command)),
      },
      seconds,
      dropMail,
    );
    await pool.end();
    const script = command.script?.(customers);
    const pgbench = script === undefined ? undefined : await measurePgbench(place.appUrl, CLIENTS, seconds, script);
    return [{ title, subject, references: [reference, ...(pgbench ? [pgbench] : [])], promised }];
  };
}
