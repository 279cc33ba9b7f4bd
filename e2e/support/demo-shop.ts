import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Route, routes } from "@trove/contract";
import { keyText, logKey } from "@trove/fairness/log";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../apps/server/src/database/connection.ts";
import { ensureDatabase, urlFor } from "../../apps/server/src/database/roles.ts";
import { APP, OWNER, TEMPLATE } from "../../apps/server/test/postgres-setup.ts";
import { TestWitness } from "../../apps/server/test/public-log/witness.ts";
import { dropDatabase } from "../../apps/server/test/shop/drop-database.ts";
import { addressOf, partsOf } from "../../apps/server/test/shop/endpoint-address.ts";
import { findFreePort } from "../../apps/server/test/shop/free-port.ts";
import { type ShopProcess, startShopProcess } from "../../apps/server/test/shop/shop-process.ts";
import type { Shop } from "../../apps/server/test/shop/shop.ts";
import { DEMO_TEMPLATE } from "./demo-template.ts";
import { shopVariables } from "./variables.ts";

/** A shop over HTTP, as the helpers for people, shipments and orders need it. */
export type OpenShop = Pick<Shop, "call" | "owner" | "clock"> & { url: string };

/** A shop that runs in its own process. */
export type DemoShop = OpenShop & {
  dataDir: string;
  /** The server's settings. Commands of the shop take the same settings. */
  variables: Record<string, string>;
  /** The witness of the shop's logs, with a quorum of 1. Undefined if the settings name others, or none. */
  witness: TestWitness | undefined;
  /** Stops the server, by default with SIGTERM, and keeps the database. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the server again at the same URL with the same database. `more` adds settings. */
  start(more?: Record<string, string>): Promise<void>;
  /** Everything that the server has logged so far. */
  output(): string;
  close(): Promise<void>;
};

/** Calls an endpoint by name over HTTP. */
function callerOf(url: string): Shop["call"] {
  return async (endpoint, input, { token, key, headers } = {}) => {
    const route: Route = routes[endpoint];
    const parts = partsOf(input);
    const response = await fetch(url + addressOf(route, parts), {
      method: route.method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(parts.body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: JSON.stringify(parts.body),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : undefined,
      text,
      headers: Object.fromEntries(response.headers),
    };
  };
}

/** Starts a witness that signs for the logs of a shop's database. */
async function startWitness({ pool }: Pick<Database, "pool">): Promise<TestWitness> {
  const { rows } = await pool.query<{ origin: string; key: Uint8Array }>("select origin, public_key as key from logs");
  const witness = await TestWitness.start(1);
  witness.know(...rows.map(({ origin, key }) => keyText(logKey(origin, key))));
  return witness;
}

/**
 * Starts the demo shop as `npm start` runs it, in its own process, with a copy of the demo database. A witness signs
 * its logs, unless `more` has `LOG_POLICY` or `LOG_WITNESSES`, which may be `none`.
 */
export const openDemoShop = (more: Record<string, string> = {}, options: readonly string[] = []): Promise<DemoShop> =>
  openShopWith(DEMO_TEMPLATE, more, options);

/** Starts a shop as a new owner has it, without goods, people and settings, and without witnesses. */
export const openEmptyShop = (): Promise<DemoShop> => openShopWith(TEMPLATE, { LOG_WITNESSES: "none" }, []);

async function openShopWith(
  template: string,
  more: Record<string, string>,
  options: readonly string[],
): Promise<DemoShop> {
  const adminUrl = inject("adminUrl");
  const name = `journey_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, template);
  const dataDir = await mkdtemp(join(tmpdir(), "trove-journey-"));
  const { PORT: port = String(await findFreePort()) } = more;
  const url = `http://127.0.0.1:${port}`;
  const owner = openDatabase(urlFor(adminUrl, OWNER, name), 2, () => {});
  const isWitnessed = more["LOG_WITNESSES"] === undefined && more["LOG_POLICY"] === undefined;
  const witness = isWitnessed ? await startWitness(owner) : undefined;
  const variables = {
    ...shopVariables,
    PORT: port,
    PUBLIC_URL: url,
    DATABASE_URL: urlFor(adminUrl, APP, name),
    MIGRATION_DATABASE_URL: urlFor(adminUrl, OWNER, name),
    DATA_DIR: dataDir,
    ...(witness && { LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" }),
    ...more,
  };

  let server: ShopProcess | undefined;
  let writtenBefore = "";
  async function start(others: Record<string, string> = {}): Promise<void> {
    writtenBefore += server?.output() ?? "";
    server = await startShopProcess({ ...variables, ...others }, options);
  }
  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    await server?.end(signal);
  }
  await start();
  return {
    url,
    call: callerOf(url),
    owner,
    clock: {
      get now() {
        return new Date();
      },
    },
    dataDir,
    variables,
    witness,
    start,
    stop,
    output: () => writtenBefore + (server?.output() ?? ""),
    async close() {
      await stop();
      await witness?.close();
      await owner.close();
      await dropDatabase(adminUrl, name);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
