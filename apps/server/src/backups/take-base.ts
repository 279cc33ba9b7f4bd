import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { packTar } from "modern-tar/fs";
import type pg from "pg";
import { beginBase, endBase, listFiles, readFacts } from "./cluster.store.ts";
import type { Manifest } from "./manifest.ts";
import { sourcesOf } from "./tar-sources.ts";
import { momentName, pieceName } from "./names.ts";
import { inChunks } from "./in-chunks.ts";
import type { Seal } from "./sealing.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";

const PIECE_BYTES = 32 << 20;

type Piece = Manifest["pieces"][number];

/** `session` begins and ends the copy, `reader` reads files meanwhile. */
export type BaseParts = {
  session: pg.Client;
  reader: pg.Client;
  storage: BackupStorage;
  seal: Seal;
  chain: string;
  recipients: readonly string[];
  /** Called between pieces, so that the write-ahead log does not wait for a large copy. */
  between: () => Promise<void>;
};

async function storePieces({ storage, between, chain }: BaseParts, id: string, stream: Readable): Promise<Piece[]> {
  const pieces: Piece[] = [];
  for await (const bytes of inChunks(stream, PIECE_BYTES)) {
    const name = pieceName(chain, id, pieces.length);
    await storage.put(name, bytes);
    pieces.push({ name, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") });
    await between();
  }
  return pieces;
}

/**
 * Copies all files of a running cluster into the storage, encrypted. The copy is no backup yet: it needs the
 * write-ahead log up to `lastSegment`, and then its manifest.
 */
export async function takeBase(parts: BaseParts): Promise<Manifest> {
  const { session, reader, seal, chain, recipients } = parts;
  const { now: beganAt, timeline: _, ...facts } = await readFacts(session);
  const id = momentName(beganAt);
  const firstSegment = await beginBase(session, id);
  const files = await listFiles(reader);
  const tar = packTar(sourcesOf(reader, files));
  const pieces = await storePieces(parts, id, await seal.stream(tar));
  const { segment: lastSegment, label } = await endBase(session);
  // Rounded up, because a date has no more than milliseconds.
  const endedAt = new Date((await readFacts(session)).now.getTime() + 1);
  const clusterBytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const about = { id, chain, beganAt, endedAt, recipients: [...recipients] };
  return { format: 1, ...about, ...facts, firstSegment, lastSegment, clusterBytes, label, pieces };
}
