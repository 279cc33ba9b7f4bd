import type pg from "pg";
import { isCluster } from "../database/release-schemas.ts";
import { RELEASE } from "../database/release.ts";
import { connectTo, Servers } from "../database/servers.ts";
import { tableFiles } from "../database/sql-files.ts";
import { readTableKinds } from "./table-kinds.ts";
import { EnvironmentError } from "../environment/environment-error.ts";
import { readClocksOver } from "../command/cluster/clocks.store.ts";
import { CLOCKS_APART_MS, clocksText } from "../command/cluster/clocks.ts";
import * as store from "./cluster.store.ts";
import { lacksOf } from "./lacks.ts";
import { type Plan, planDistribution, placeText, type Step } from "./plan.ts";

const USERS = "public.users";

/** `isPlan` only says what would be done. `shards` is the number of shards of each table that is spread. */
export type Wish = { isPlan: boolean; shards: number; say: (line: string) => void };

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new EnvironmentError(problems.join("\n"));
}

const stepText = ({ table, kind, place }: Step) => `${table} (${kind}): ${placeText(place)}`;

function planText({ steps, done }: Plan, shards: number): string[] {
  const rest = `${done} tables are in their places, the others on the coordinator among them`;
  return [...steps.map(stepText), `${steps.length} tables move, into ${shards} shards each; ${rest}`];
}

async function placeTable(client: pg.Client, { table, kind, column }: Step, shards: number): Promise<void> {
  const beside = kind === "person" && table !== USERS ? USERS : "none";
  await store.spreadTable(client, table, { column, beside, shards });
}

/** Makes functions known to all nodes, except those whose arguments are rows of a table of the coordinator. */
async function placeFunctions(client: pg.Client, schemas: string[], say: Wish["say"]): Promise<void> {
  const functions = await store.readFunctions(client, schemas);
  let local = 0;
  for (const name of functions) {
    await store.runAsCaller(client, name);
    if (!(await store.spreadFunction(client, name))) local += 1;
  }
  say(`functions of ${schemas.join(", ")}: ${functions.length - local} on all nodes, ${local} on the coordinator`);
}

async function move(client: pg.Client, { steps }: Plan, { shards, say }: Wish): Promise<void> {
  await store.beQuiet(client);
  // Columns of some tables are computed by these.
  await placeFunctions(client, ["public"], say);
  for (const [place, step] of steps.entries()) {
    const begun = performance.now();
    await placeTable(client, step, shards);
    say(`${place + 1} of ${steps.length}: ${step.table}, ${Math.round(performance.now() - begun)} ms`);
  }
  const tables = steps.map(({ table }) => table);
  if (tables.length > 0) await store.forgetLocalRows(client, tables);
  await placeFunctions(client, ["command", RELEASE], say);
}

/**
 * Brings each table of a migrated database to its place in the cluster, leaving out those that are there, and the
 * functions to all nodes. Says first what it will do. Throws EnvironmentError if something is missing, before any
 * change. A migration after it gives the serving role its rights.
 */
export async function distribute(url: string, wish: Wish): Promise<void> {
  const client = await connectTo(new Servers(url));
  try {
    refuse(lacksOf(await store.readCluster(client)));
    const apartMs = await readClocksOver(client);
    if (apartMs > CLOCKS_APART_MS) wish.say(clocksText(apartMs));
    const plan = planDistribution(await store.readTables(client), readTableKinds(await tableFiles()));
    refuse(plan.problems);
    for (const line of planText(plan, wish.shards)) wish.say(line);
    if (!wish.isPlan) await move(client, plan, wish);
    if (!wish.isPlan && !(await isCluster(client))) throw new Error("no table of people was spread");
  } finally {
    await client.end();
  }
}
