import { randomBytes } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Signer, WitnessKey } from "@trove/fairness/log";
import type { Disk } from "./disk.ts";
import { cosigner } from "./key-pair.ts";
import { FolderError } from "./lock-folder.ts";

/** The keys of a mirror. They are different cosigners, because they say different things (C2SP tlog-mirror). */
export type Cosigners = {
  /** Says that a checkpoint continues all that it signed before. */
  readonly witness: Signer<WitnessKey>;
  /** Also says that all entries are stored and served. */
  readonly mirror: Signer<WitnessKey>;
  /** Time at which the keys were made, ISO 8601. */
  readonly since: string;
};

const PATH = "secret";
const OWNER_ONLY = 0o600;

/** The file with the last checkpoint that the witness has signed; empty before the first one. */
export const witnessPath = (originHash: string) => `witness/${originHash}`;

async function refuseReadable({ folder }: Disk): Promise<void> {
  const path = join(folder, PATH);
  const { mode } = await stat(path);
  if (process.platform !== "win32" && (mode & 0o777) !== OWNER_ONLY) {
    throw new FolderError(`${path} must have the mode 600: it has the keys`);
  }
}

function seedsOf(text: string): { since: string; witness: Buffer; mirror: Buffer } {
  const [, since = "", witness = "", mirror = ""] =
    /^since (\S+)\nwitness ([0-9a-f]{64})\nmirror ([0-9a-f]{64})\n$/.exec(text) ?? [];
  if (since === "") throw new FolderError(`The file ${PATH} is damaged`);
  return { since, witness: Buffer.from(witness, "hex"), mirror: Buffer.from(mirror, "hex") };
}

/**
 * Reads the keys of a folder, or makes them in a new one. Throws FolderError if others may read the keys, or if the
 * witness's state is missing: without it, the witness could sign another history.
 */
export async function openSecret(disk: Disk, name: string, originHashes: readonly string[], now: Date) {
  const stored = await disk.read(PATH);
  if (stored === undefined) {
    // The state comes first. After a crash between the two, the keys are made at the next start.
    for (const hash of originHashes) {
      if ((await disk.read(witnessPath(hash))) === undefined) await disk.write(witnessPath(hash), "");
    }
    const [witness, mirror] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    await disk.write(PATH, `since ${now.toISOString()}\nwitness ${witness}\nmirror ${mirror}\n`, OWNER_ONLY);
  }
  await refuseReadable(disk);
  const { since, ...seeds } = seedsOf(Buffer.from((await disk.read(PATH)) ?? []).toString());
  for (const hash of originHashes) {
    if ((await disk.read(witnessPath(hash))) !== undefined) continue;
    throw new FolderError(`${disk.folder} has lost ${witnessPath(hash)}. Begin a new folder, with new keys`);
  }
  const cosigners: Cosigners = {
    witness: cosigner(`${name}/witness`, seeds.witness),
    mirror: cosigner(`${name}/mirror`, seeds.mirror),
    since,
  };
  return cosigners;
}
