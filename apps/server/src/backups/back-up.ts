import type pg from "pg";
import type { NoteBackup } from "./backup-state.store.ts";
import { continuedChain, isFitting } from "./chains.ts";
import { type ClusterFacts, connectToCluster, readBaseFailure, readFacts, takeTurn } from "./cluster.store.ts";
import { dropSlot, findSlots, makeSlot } from "./log.store.ts";
import { type Manifest, readManifests, writeManifest } from "./manifest.ts";
import { chooseSegments } from "./restore/choose-backup.ts";
import { copyPictures } from "./pictures/copy-pictures.ts";
import { removeOld, removeUnfinished } from "./retention.ts";
import { type Seal, sealFor } from "./sealing.ts";
import { shipLog, storedSegments } from "./ship-log.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";
import { takeBase } from "./take-base.ts";

const HOUR_MS = 3_600_000;

export type BackupParts = {
  /** The URL of a role that may read the cluster's files. */
  url: string;
  storage: BackupStorage;
  /** The bucket of uploaded pictures, if they are not in the database. */
  pictures: BackupStorage | undefined;
  recipients: readonly string[];
  everyHours: number;
  logSeconds: number;
  keepDays: number;
  note: NoteBackup;
  say: (line: string) => void;
};

/** `base` is the new base copy, if one was due. Nothing that was committed before `until` can be lost. */
export type BackedUp = { until: Date; base: Manifest | undefined };

/** Returns the chain of the log that goes on, with its newest base copy, or begins a new one. */
async function findChain(client: pg.Client, { storage, note }: BackupParts, { timeline, now }: ClusterFacts) {
  const slots = await findSlots(client);
  const manifests = await noting("log", note, () => readManifests(storage, { chain: slots[0]?.name ?? "", now }));
  const found = continuedChain(slots, manifests, timeline);
  if (found !== undefined) return found;
  for (const { name } of slots) await dropSlot(client, name);
  return { chain: await makeSlot(client), base: undefined };
}

/** Does one part of a backup. If it fails, notes that before the error goes on. */
async function noting<Result>(part: "base" | "log", note: NoteBackup, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    // If the database is away too, its figures say so, and the age of the last backup grows.
    await note(part, { at: new Date(), failure: String(error instanceof Error ? error.message : error) }).catch(
      () => {},
    );
    throw error;
  }
}

type Step = { parts: BackupParts; session: pg.Client; reader: pg.Client; seal: Seal };

async function addLog({ parts, session, seal }: Step, chain: string, segmentBytes: number): Promise<Date> {
  const { storage, note } = parts;
  return noting("log", note, async () => {
    const until = await shipLog({ client: session, storage, seal, chain, segmentBytes });
    await note("log", { at: until });
    return until;
  });
}

async function addBase(step: Step, chain: string, segmentBytes: number): Promise<Manifest> {
  const { storage, note } = step.parts;
  return noting("base", note, async () => {
    await removeUnfinished(storage, chain);
    try {
      return await storeBase(step, chain, segmentBytes);
    } catch (error) {
      // The place may be away. Then the next copy removes them.
      await removeUnfinished(storage, chain).catch(() => {});
      throw error;
    }
  });
}

async function storeBase(step: Step, chain: string, segmentBytes: number): Promise<Manifest> {
  const { parts, session, reader, seal } = step;
  const { storage, pictures, note, logSeconds, keepDays, say } = parts;
  let shippedAt = performance.now();
  const between = async () => {
    if (performance.now() < shippedAt + logSeconds * 1000) return;
    shippedAt = performance.now();
    await addLog(step, chain, segmentBytes);
  };
  say(`copying the database to ${storage.title}`);
  const { recipients } = parts;
  if (pictures !== undefined) await copyPictures({ from: pictures, storage, seal });
  const base = await takeBase({ session, reader, storage, seal, chain, recipients, between });
  await shipLog({ client: session, storage, seal, chain, segmentBytes });
  // A manifest says that a restore is possible, so it has to be chosen as a restore would.
  chooseSegments(base, await storedSegments(storage, chain), undefined);
  await writeManifest(storage, base);
  const bytes = base.pieces.reduce((sum, { size }) => sum + size, 0);
  await note("base", {
    at: base.endedAt,
    details: { id: base.id, bytes, clusterBytes: base.clusterBytes, to: storage.title },
  });
  const removed = await removeOld(storage, base.endedAt, keepDays);
  if (removed > 0) say(`removed ${removed} backups of more than ${keepDays} days`);
  return base;
}

/** A copy that fails late costs as much as one that succeeds, so it is not repeated in each run. */
async function hasJustFailed({ session, parts }: Step): Promise<boolean> {
  const failure = await readBaseFailure(session);
  if (failure !== undefined) parts.say(`no new copy of the database within an hour of one that failed: ${failure}`);
  return failure !== undefined;
}

/**
 * Stores the write-ahead log up to now, and a new base copy of all files if the last one is `everyHours` old or does
 * not fit. Removes what is too old. Throws if anything could not be stored.
 */
export async function backUp(parts: BackupParts): Promise<BackedUp> {
  const { url, everyHours, recipients } = parts;
  const seal = sealFor(recipients);
  const session = await connectToCluster(url);
  const reader = await connectToCluster(url).catch(async (error: unknown) => {
    await session.end();
    throw error;
  });
  try {
    await takeTurn(session);
    const step = { parts, session, reader, seal };
    const facts = await noting("log", parts.note, () => readFacts(session));
    const { segmentBytes, now } = facts;
    const { chain, base: last } = await findChain(session, parts, facts);
    const since = new Date(now.getTime() - everyHours * HOUR_MS);
    const isDue = last === undefined || (!isFitting(last, recipients, since) && !(await hasJustFailed(step)));
    const before = last && (await addLog(step, chain, segmentBytes));
    const base = isDue ? await addBase(step, chain, segmentBytes) : undefined;
    const until = base === undefined && before ? before : await addLog(step, chain, segmentBytes);
    return { until, base };
  } finally {
    await Promise.all([session.end(), reader.end()]);
  }
}

/** Ends backups of a cluster: it need not keep its write-ahead log any more. Stored backups stay. */
export async function endBackups(url: string): Promise<void> {
  const client = await connectToCluster(url);
  try {
    await takeTurn(client);
    for (const { name } of await findSlots(client)) await dropSlot(client, name);
  } finally {
    await client.end();
  }
}
