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

/** Something that people do with money, as the API takes it and as the database does it. */
export type MoneyCommand = {
  request: (customer: Customer) => { path: string; body: object };
  /** The same functions in the same order with values of the same size; nothing checked, drawn, rendered or served. */
  bare: (call: CallFunction, intent: Intent) => Promise<void>;
  /** The same as a script of pgbench, each client with a person of its own. */
  script?: (customers: readonly Customer[]) => string;
};

export type MakeMoneyCommand = (place: Place, customers: readonly Customer[], seconds: number) => Promise<MoneyCommand>;

function httpLane(url: string, { request }: MoneyCommand) {
  const send = makeHttpClient(url);
  return async (customer: Customer) => {
    const { path, body } = request(customer);
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${customer.token}`,
      "idempotency-key": randomUUID(),
    };
    await send({ method: "POST", path, headers, body: JSON.stringify(body) });
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

/** Every lane takes turns among people of its own, so that none waits for a lock of another. */
function lanes(customers: readonly Customer[], makeLane: () => (customer: Customer) => Promise<void>) {
  return Array.from({ length: CLIENTS }, (_, lane) => {
    const own = customers.slice(lane * PER_CLIENT, (lane + 1) * PER_CLIENT);
    const work = makeLane();
    return async (turn: number) => {
      const customer = own[turn % PER_CLIENT];
      if (customer !== undefined) await work(customer);
    };
  });
}

/** A command over HTTP beside the same functions in a bare loop over as many connections. */
export function benchMoneyCommand(title: string, promised: number, make: MakeMoneyCommand) {
  return async (place: Place, seconds: number): Promise<Comparison[]> => {
    const customers = await makeCustomers(place, CLIENTS * PER_CLIENT);
    const command = await make(place, customers, seconds);
    const pool = new pg.Pool({ connectionString: place.appUrl, max: CLIENTS });
    // The reference shall not wait for the shop while it still sends mail about what was just bought.
    const dropMail = async () => void (await sql`truncate outbox`.execute(place.owner.connection));
    const { subject, reference } = await measureBoth(
      { name: `over HTTP, ${CLIENTS} clients`, lanes: lanes(customers, () => httpLane(place.url, command)) },
      {
        name: `the same SQL in a bare loop, ${CLIENTS} connections`,
        lanes: lanes(customers, () => bareLane(pool, command)),
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
