import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { readFile } from "./cluster.store.ts";
import { endSegment, listSegments, moveSlot, requireWhole } from "./log.store.ts";
import { logFolder, readSegmentName, type Segment, segmentName } from "./names.ts";
import type { Seal } from "./sealing.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";

export type Shipping = { client: pg.Client; storage: BackupStorage; seal: Seal; chain: string; segmentBytes: number };

/**
 * Copies the write-ahead log that the chain does not have yet, up to now. The server keeps each segment until its copy
 * is stored. Returns the moment up to which nothing that was committed can be lost. Throws EnvironmentError if the
 * server has removed log nevertheless.
 */
export async function shipLog({ client, storage, seal, chain, segmentBytes }: Shipping): Promise<Date> {
  const now = await endSegment(client);
  const segments = await listSegments(client, chain, segmentBytes);
  await requireWhole(client, chain);
  for (const [place, { segment, end }] of segments.entries()) {
    const bytes = await buffer(readFile(client, `pg_wal/${segment}`, segmentBytes));
    // A server that no longer keeps a segment writes the next ones into its file.
    await requireWhole(client, chain);
    const until = place === segments.length - 1 ? now : undefined;
    await storage.put(segmentName(chain, { segment, until }), await seal.all(bytes));
    await moveSlot(client, chain, end);
  }
  return now;
}

/** The segments of a chain's log that are stored. */
export async function storedSegments(storage: BackupStorage, chain: string): Promise<Segment[]> {
  return (await storage.list(logFolder(chain))).flatMap((name) => readSegmentName(name) ?? []);
}
