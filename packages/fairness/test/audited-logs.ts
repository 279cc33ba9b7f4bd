import type { LogsLeaf } from "../src/log/leaves/logs-terms.ts";
import { logsTextOf, policyHash } from "../src/log/leaves/logs-terms.ts";
import { createHash } from "node:crypto";
import { clientHash } from "../src/draws/client-seed.ts";
import { drawBoxes } from "../src/draws/draw.ts";
import { commitmentOf } from "../src/draws/server-seed.ts";
import type { OpenBox } from "../src/log/leaves/box-tree.ts";
import { boxTree } from "../src/log/leaves/box-tree.ts";
import type { OpeningLeaf, RecordsLogLeaf, VoidLeaf } from "../src/log/leaves/records-log.ts";
import { recordsLog } from "../src/log/leaves/records-log.ts";
import type { TermsLogLeaf } from "../src/log/leaves/terms-log.ts";
import { termsLog } from "../src/log/leaves/terms-log.ts";
import { logPolicy } from "../src/log/checkpoint/policy.ts";
import { cosignCheckpoint, signCheckpoint, withSignatures } from "../src/log/checkpoint/sign-checkpoint.ts";
import { historyPath } from "../src/log/history/history-path.ts";
import { bundleBytes } from "../src/log/tiles/bundle.ts";
import { keyText } from "../src/log/note/keys.ts";
import type { ReadLogFile } from "../src/log/tiles/read.ts";
import type { OddsTable } from "../src/odds/odds-table.ts";
import { oddsHash, oddsTableText, parseOddsTable } from "../src/odds/odds-table.ts";
import { logSigner, seedOf, witnessSigner } from "./log/keys.ts";
import { storedLog } from "./log/stored-log.ts";

const signers = {
  terms: logSigner("shop.example/log/terms", seedOf(21)),
  records: logSigner("shop.example/log/records", seedOf(22)),
};
const witness = witnessSigner("witness.example/w1", seedOf(23));
export const auditKeys = { terms: keyText(signers.terms.key), records: keyText(signers.records.key) };

const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Terms of the logs with this notice, in minutes. */
export function logsLeaf(oddsNoticeMinutes: number): LogsLeaf {
  const policy = "quorum none\n";
  const text = logsTextOf({ ...auditKeys, oddsNoticeMinutes, policyHash: policyHash(policy), mirrors: [] });
  return { kind: "logs", text, policy };
}

/** A table of the box with this number. The number also determines the items' ids. */
export function tableOf(box: number, version = 1, priceCents = 499): OddsTable {
  const id = (kind: string, place: number) => `${kind}-0000-4000-8000-${String(box * 100 + place).padStart(12, "0")}`;
  const tickets = [1_000, 49_000, 250_000, 700_000];
  const worth = [62_000, 1_900, 550, 120];
  return {
    boxId: id("b0b0b0b0", 0),
    version,
    priceCents,
    drops: tickets.map((count, place) => ({
      itemId: id("17e00000", place),
      name: `Thing ${place}`,
      marketPriceCents: worth[place] ?? 0,
      sellPriceCents: Math.floor((worth[place] ?? 0) * 0.9),
      tickets: count,
    })),
  };
}

export const openBox = (table: OddsTable): OpenBox => ({
  boxId: table.boxId,
  oddsHash: oddsHash(oddsTableText(table)),
});

/** The path and the text of a list of boxes, as the shop serves it. */
function listOf(boxes: readonly OpenBox[]): readonly [string, string] {
  const lines = boxes.toSorted((a, b) => (a.boxId < b.boxId ? -1 : 1)).map((box) => `${box.boxId} ${box.oddsHash}\n`);
  return [`boxes/${boxTree(boxes).root}`, lines.join("")];
}

export const oddsLeafOf = (table: OddsTable): TermsLogLeaf => ({
  kind: "odds",
  table: parseOddsTable(oddsTableText(table)),
});

export const termsLeafOf = (validFrom: string, boxes: readonly OpenBox[]): TermsLogLeaf => ({
  kind: "terms",
  validFrom,
  ...boxTree(boxes),
});

/** Draws as the shop does. Each `number` gives another opening. */
export function openingLeaf(table: OddsTable, number: number, minute: string, quantity = 1): OpeningLeaf {
  const serverSeed = sha256(`server seed ${number}`);
  const drawn = { serverSeed, clientHash: clientHash(sha256(`${number}`).slice(0, 32), "lucky") };
  const hash = openBox(table).oddsHash;
  const boxes = drawBoxes({ ...drawn, oddsHash: hash }, table.drops, quantity);
  return {
    kind: "opening",
    clientHash: drawn.clientHash,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    oddsHash: hash,
    quantity,
    tickets: boxes.map(({ ticket }) => ticket),
    itemIds: boxes.map(({ drop }) => drop.itemId),
    recordHash: sha256(`record ${number}`),
    offeredAt: minute,
    time: minute,
  };
}

export function voidLeaf(table: OddsTable, number: number, minute: string, reason = "INSUFFICIENT_BALANCE"): VoidLeaf {
  const {
    tickets: _tickets,
    itemIds: _itemIds,
    kind: _kind,
    recordHash,
    offeredAt,
    time,
    ...rest
  } = openingLeaf(table, number, minute);
  return { kind: "void", ...rest, reason, recordHash, offeredAt, time };
}

/** Leaves that were published together. Without leaves, the checkpoint is signed again. */
export type Batch<Leaf> = {
  readonly leaves: readonly Leaf[];
  /** When the witness signs the checkpoint, in milliseconds since 1970. */
  readonly at: number;
};

type Published = { readonly entries: readonly Uint8Array[]; readonly at: number | undefined };

/** A log with its history, as a shop serves it. Without times it has no witness. */
async function placeOf(kind: "terms" | "records", batches: readonly Published[]) {
  const { files, trees } = storedLog(batches.map(({ entries }) => entries));
  const notes = await Promise.all(
    trees.map(async (tree, place) => {
      const note = await signCheckpoint(tree, signers[kind]);
      const at = batches[place]?.at;
      return at === undefined ? note : withSignatures(note, await cosignCheckpoint(note, witness, at / 1_000));
    }),
  );
  const [note, hasWitness] = [notes.at(-1), batches[0]?.at !== undefined];
  if (note === undefined) throw new RangeError("A log has entries");
  files.set("checkpoint", utf8(note));
  serveHistory(files, notes);
  const read: ReadLogFile = (path) => Promise.resolve(files.get(path));
  const policy = logPolicy(auditKeys[kind], hasWitness ? [keyText(witness.key)] : [], hasWitness ? 1 : 0);
  return { files, note, notes, place: { read, policy } };
}

/** Serves these notes as the history of a log. */
export function serveHistory(files: Map<string, Uint8Array>, notes: readonly string[]): void {
  files.set("history/size", utf8(`${notes.length}\n`));
  for (let start = 0; start < notes.length; start += 256) {
    const bundle = notes.slice(start, start + 256).map(utf8);
    files.set(historyPath({ index: start / 256, width: bundle.length }), bundleBytes(bundle));
  }
}

async function bothLogs(
  terms: readonly Published[],
  lists: readonly (readonly OpenBox[])[],
  records: readonly Published[],
) {
  const ofTerms = await placeOf("terms", terms);
  for (const [path, lines] of lists.map(listOf)) ofTerms.files.set(path, utf8(lines));
  return { terms: ofTerms, records: await placeOf("records", records) };
}

const writing =
  <Leaf>(write: (leaf: Leaf) => Uint8Array) =>
  (leaves: readonly Leaf[]) =>
    leaves.map((leaf) => write(leaf));
const [writeTerms, writeRecords] = [writing(termsLog.write), writing(recordsLog.write)];

/** Both logs without witnesses: these leaves in batches, and these lists of boxes. */
export function logsOf(
  terms: readonly (readonly TermsLogLeaf[])[],
  lists: readonly (readonly OpenBox[])[],
  records: readonly RecordsLogLeaf[],
) {
  const untimed = (entries: readonly Uint8Array[]) => ({ entries, at: undefined });
  return bothLogs(terms.map(writeTerms).map(untimed), lists, [untimed(writeRecords(records))]);
}

/** Both logs as a witness has signed them, in the order of publication. */
export function timedLogs(
  terms: readonly Batch<TermsLogLeaf>[],
  lists: readonly (readonly OpenBox[])[],
  records: readonly Batch<RecordsLogLeaf>[],
) {
  return bothLogs(
    terms.map(({ leaves, at }) => ({ entries: writeTerms(leaves), at })),
    lists,
    records.map(({ leaves, at }) => ({ entries: writeRecords(leaves), at })),
  );
}
