import { z } from "zod";
import { EnvironmentError } from "../environment.ts";
import { momentName } from "./names.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";

const moment = z.iso.datetime().transform((text) => new Date(text));

/** Describes a base copy, and proves that it is whole. It is written last: without it there is no backup. */
const manifest = z.object({
  format: z.literal(1),
  /** The time of its beginning, as in its files' names. */
  id: z.string(),
  /** The chain of the write-ahead log that continues it: a replication slot's name. */
  chain: z.string(),
  beganAt: moment,
  /** A restore can lead to every moment from here on. */
  endedAt: moment,
  /** PostgreSQL's major version. */
  major: z.number(),
  segmentBytes: z.number(),
  /** The segments of the write-ahead log that the base copy needs at least. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  /** PostgreSQL's identifier of the cluster, which its copies share. Older manifests lack it. */
  system: z.string().optional(),
  database: z.string(),
  superuser: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  /** Who can open it, and the log that continues it. */
  recipients: z.array(z.string()),
  /** The bytes of all files before compression. */
  clusterBytes: z.number(),
  /** The file `backup_label`, which a cluster needs to begin at the right place of the log. */
  label: z.string(),
  /** One after the other, they are an encrypted and compressed tar file. */
  pieces: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});

export type Manifest = z.output<typeof manifest>;

const FOLDER = "manifests/";

export const manifestName = ({ id, chain }: Pick<Manifest, "id" | "chain">) => `${FOLDER}${id}-${chain}.json`;

export async function writeManifest(storage: BackupStorage, written: Manifest): Promise<void> {
  await storage.put(manifestName(written), Buffer.from(`${JSON.stringify(written, undefined, 1)}\n`));
}

function parse(text: Buffer, title: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text.toString()));
  } catch {
    throw new EnvironmentError(`${title} is damaged: without this file, the other backups there can be used`);
  }
}

/**
 * All complete base copies, the oldest first; with `newest` only the newest of that chain that began before `now`, as
 * one of a clock that was ahead did not. Throws EnvironmentError if one can't be read.
 */
export async function readManifests(
  storage: BackupStorage,
  newest?: { chain: string; now: Date },
): Promise<Manifest[]> {
  const all = await storage.list(FOLDER);
  const isMeant =
    ({ chain, now }: { chain: string; now: Date }) =>
    (name: string) =>
      name.endsWith(`-${chain}.json`) && name < manifestName({ id: momentName(now), chain });
  const names = newest === undefined ? all : all.filter(isMeant(newest)).slice(-1);
  const texts = await Promise.all(names.map(async (name) => ({ name, text: await storage.get(name) })));
  return texts.flatMap(({ name, text }) => (text === undefined ? [] : parse(text, `${name} in ${storage.title}`)));
}
