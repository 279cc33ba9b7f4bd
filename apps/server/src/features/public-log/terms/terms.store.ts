import { type LogsLeaf, termsLog } from "@trove/fairness/log";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { BoxList, LogGrowth, TermsLeaf } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import { readEntry } from "../storage/stored-files.ts";
import { boxesOfLines } from "./box-lines.ts";
import type { Terms } from "./plan-terms.ts";

/** Returns the database's present time. Offers state this time, because all processes share it. */
export async function databaseTime(db: Connection): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`command.database_time()`.as("now")).executeTakeFirstOrThrow();
  return now;
}

export type PlacedTerms = Terms & { logIndex: number };

/**
 * Returns the terms leaves below an index of the log, in order. Starts with the terms in force at the given time, or
 * with the first terms if none were in force then.
 */
export async function readTermsFrom(db: Connection, time: Date, below: number): Promise<PlacedTerms[]> {
  const inForce = db
    .selectFrom("termsLeaves")
    .select((eb) => eb.fn.coalesce(eb.fn.max("logIndex"), eb.lit(0)).as("index"))
    .where("kind", "=", "terms")
    .where("validFrom", "<=", time)
    .where("logIndex", "<", below);
  const rows = await db
    .selectFrom("termsLeaves as t")
    .innerJoin("boxLists as b", "b.root", "t.name")
    .select(["t.logIndex", "t.validFrom", "b.lines"])
    .where("t.kind", "=", "terms")
    .where("t.logIndex", "<", below)
    .where("t.logIndex", ">=", inForce)
    .$narrowType<{ validFrom: Date }>()
    .orderBy("t.logIndex")
    .execute();
  return rows.map(({ logIndex, validFrom, lines }) => {
    return { logIndex, validFrom: validFrom.toISOString(), boxes: boxesOfLines(lines) };
  });
}

/** Returns those names that already have a leaf of this kind. */
export async function findLogged(
  db: Connection,
  kind: "audit" | "odds" | "key" | "statement",
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("termsLeaves")
    .select("name")
    .where("kind", "=", kind)
    .where((eb) => eb("name", "=", eb.fn.any(eb.val(names))))
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Returns the hashes of the manifests in force of all stored leaves, the newest first. */
export async function readClients(db: Connection): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("termsLeaves")
    .select("name")
    .where("kind", "=", "client")
    .groupBy("name")
    .orderBy((eb) => eb.fn.max("logIndex"), "desc")
    .limit(2)
    .execute();
  return rows.map(({ name }) => name);
}

/** Stores a manifest of code by its SHA-256 in hex, before the log names it. */
export async function storeManifest(db: Connection, hash: string, manifest: string): Promise<void> {
  await callCommand(db, command("log_client", { hash, manifest }));
}

export async function findManifest(db: Connection, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom("clientManifests").select("manifest").where("hash", "=", hash).executeTakeFirst();
  return row?.manifest;
}

/** Returns the places of the shop's keys in the published log, by key id. */
export async function readKeyPlaces(db: Connection): Promise<ReadonlyMap<string, number>> {
  const published = db.selectFrom("logs").select("checkpointSize").where("name", "=", "terms");
  const rows = await db
    .selectFrom("termsLeaves")
    .select(["name", "logIndex"])
    .where("kind", "=", "key")
    .where("logIndex", "<", published)
    .execute();
  return new Map(rows.map(({ name, logIndex }) => [name, logIndex]));
}

/** Terms of the logs are rarely replaced. A shop that does it more often keeps the longest notice of these. */
const MOST_LOGS_LEAVES = 20;

type PromisedLogs = { readonly leaf: LogsLeaf; readonly publishedAt: Date | null };

/** Returns the newest terms of the logs below an index of the log, newest first, with the shop's time of publishing. */
export async function readLogsLeaves(db: Connection, below = Infinity): Promise<readonly PromisedLogs[]> {
  const rows = await db
    .selectFrom("termsLeaves as leaf")
    .select((eb) => [
      "leaf.logIndex",
      eb
        .selectFrom("logCheckpoints as checkpoint")
        .select("checkpoint.keptAt")
        .where("checkpoint.log", "=", "terms")
        .whereRef("checkpoint.size", ">", "leaf.logIndex")
        .orderBy("checkpoint.size")
        .orderBy("checkpoint.entry")
        .limit(1)
        .as("publishedAt"),
    ])
    .where("leaf.kind", "=", "logs")
    .$if(Number.isFinite(below), (query) => query.where("leaf.logIndex", "<", below))
    .orderBy("leaf.logIndex", "desc")
    .limit(MOST_LOGS_LEAVES)
    .execute();
  return Promise.all(
    rows.map(async ({ logIndex, publishedAt }) => {
      const leaf = termsLog.read(await readEntry(db, "terms", logIndex));
      if (leaf.kind !== "logs") throw new Error("a leaf of the terms log has another kind");
      return { leaf, publishedAt };
    }),
  );
}

/** Returns the place of these terms of the logs, by their hash, if they are the last ones in the published log. */
export async function findLogsPlace(db: Connection, hash: string): Promise<number | null> {
  const last = await db
    .selectFrom("termsLeaves")
    .select(["logIndex", "name"])
    .where("kind", "=", "logs")
    .where("logIndex", "<", (eb) => eb.selectFrom("logs").select("checkpointSize").where("name", "=", "terms"))
    .orderBy("logIndex", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.name === hash ? last.logIndex : null;
}

/** Returns false, and changes nothing, if another process has added to the log. */
export function appendTerms(
  db: Connection,
  growth: LogGrowth,
  leaves: TermsLeaf[],
  lists: BoxList[],
): Promise<boolean> {
  return callCommand(db, command("log_terms", { growth, leaves, lists }));
}

/** Finds the list of open boxes whose tree has this root (hex). */
export async function findBoxList(db: Connection, root: string): Promise<string | undefined> {
  const row = await db.selectFrom("boxLists").select("lines").where("root", "=", root).executeTakeFirst();
  return row?.lines;
}
