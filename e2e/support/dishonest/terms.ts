import { sign } from "node:crypto";
import {
  askWitness,
  type OpenBox,
  parseLogKey,
  parseWitnessKey,
  proveConsistency,
  signCheckpoint,
  withSignatures,
} from "@trove/fairness/log";
import type { OddsTable } from "@trove/fairness";
import { oddsHash, oddsTableText } from "@trove/fairness";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { announceCatalogueChange } from "../../../apps/server/src/database/catalogue-changes.ts";
import { readTermsHead } from "../../../apps/server/src/features/lootboxes/index.ts";
import { postCheckpoint } from "../../../apps/server/src/features/public-log/checkpoints/post-checkpoint.ts";
import { growStoredLog } from "../../../apps/server/src/features/public-log/storage/grow-stored-log.ts";
import { publishNote, readLog } from "../../../apps/server/src/features/public-log/storage/logs.store.ts";
import { storedFiles } from "../../../apps/server/src/features/public-log/storage/stored-files.ts";
import { scheduleAt } from "../../../apps/server/src/features/public-log/terms/plan-terms.ts";
import { appendTerms, readTermsFrom } from "../../../apps/server/src/features/public-log/terms/terms.store.ts";
import { termsBatch } from "../../../apps/server/src/features/public-log/terms/terms-batch.ts";
import type { TestWitness } from "../../../apps/server/test/public-log/witness.ts";
import type { OpenShop } from "../demo-shop.ts";
import { logKey } from "./forger.ts";

/** A change of a box: its odds from this number of seconds after now on, which may be negative. Null closes it. */
export type Change = readonly [seconds: number, odds: "other" | "own" | null];

/** The hash of a table that nobody has published. */
const OTHER = "5e".repeat(32);

type Published = {
  /** The other odds, which the log then has too. */
  other?: OddsTable;
  /** A witness that signs what the shop publishes. By default none does. */
  witness?: TestWitness | undefined;
};

function listWith(boxes: readonly OpenBox[], boxId: string, odds: Change[1], other: string): readonly OpenBox[] {
  const others = boxes.filter((box) => box.boxId !== boxId);
  const own = boxes.find((box) => box.boxId === boxId);
  if (own === undefined) throw new Error("the box is not open");
  if (odds === null) return others;
  return [...others, odds === "own" ? own : { boxId, oddsHash: other }];
}

/** Asks a witness for its signature, which it can't refuse: the log continues what it has signed. */
async function cosigned(
  db: OpenShop["owner"]["connection"],
  { key, url }: TestWitness,
  note: string,
  oldSize: number,
  size: number,
): Promise<string> {
  const answer = await askWitness({
    note,
    size,
    oldSize,
    key: parseWitnessKey(key),
    prove: (from) => proveConsistency(from, size, storedFiles(db, "terms")),
    post: (body) => postCheckpoint(url, body),
  });
  if (answer.outcome === "ahead") throw new Error("the witness has signed a longer log");
  return answer.lines;
}

/**
 * Publishes changes of a box in the shop's terms log without the notice that it promises. Everybody sees them, and the
 * log's own key signs them. Returns the size of the log.
 */
export async function publishChanges(
  shop: OpenShop,
  boxId: string,
  changes: readonly Change[],
  { other, witness }: Published = {},
): Promise<number> {
  const { connection: db } = shop.owner;
  const { logs } = (await shop.call("getApplicationInfo", {})).body;
  const { now } = await readTermsHead(db);
  const { tree, checkpointSize } = await readLog(db, "terms");
  const text = other && oddsTableText(other);
  const hash = text === undefined ? OTHER : oddsHash(text);
  const [inForce, ...announced] = scheduleAt(await readTermsFrom(db, now, tree.size), now);
  if (inForce === undefined) throw new Error("nothing is in force");
  const changed = changes.map(([seconds, odds]) => ({
    validFrom: new Date(now.getTime() + seconds * 1000).toISOString(),
    boxes: listWith(inForce.boxes, boxId, odds, hash),
  }));
  const { entries, leaves, lists } = termsBatch(tree.size, {
    heads: [],
    odds: text === undefined ? [] : [{ oddsHash: hash, oddsTable: text }],
    keys: [],
    clients: [],
    statements: [],
    logs: [],
    schedule: [inForce, ...announced, ...changed],
  });
  await appendTerms(db, await growStoredLog(db, "terms", tree, entries), leaves, lists);
  const grown = (await readLog(db, "terms")).tree;
  const key = parseLogKey(logs.terms);
  const signer = { key, sign: (message: Uint8Array) => sign(null, message, logKey.privateKey) };
  const note = await signCheckpoint(grown, signer);
  const lines = witness && (await cosigned(db, witness, note, checkpointSize, grown.size));
  await publishNote(db, "terms", grown, lines === undefined ? note : withSignatures(note, lines), now);
  await announceCatalogueChange(db);
  return grown.size;
}

/** Waits until this browser's cache lets it read a checkpoint of this size, which takes a few seconds. */
export async function untilRead(page: Page, size: number): Promise<void> {
  const read = () =>
    page.evaluate(async () => {
      const response = await fetch("/log/terms/checkpoint", { credentials: "omit" });
      return Number((await response.text()).split("\n")[1]);
    });
  await expect.poll(read, { timeout: 15_000 }).toBeGreaterThanOrEqual(size);
}
