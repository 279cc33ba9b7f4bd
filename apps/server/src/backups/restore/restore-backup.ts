import { existsSync, mkdirSync, realpathSync, rmSync } from "node:fs";
import { choosePlace, type Place } from "../../embedded-postgres/place.ts";
import { readManifests } from "../manifest.ts";
import { unsealWith } from "../sealing.ts";
import { storedSegments } from "../ship-log.ts";
import type { BackupStorage } from "../storage/backup-storage.ts";
import { type Choice, chooseBase, chooseSegments } from "./choose-backup.ts";
import { chooseChain, spansOf } from "./choose-chain.ts";
import { fetchBase } from "./fetch-base.ts";
import { fetchLog } from "./fetch-log.ts";
import { findPrograms } from "./programs.ts";
import { recover, type Restored } from "./recover.ts";

export type RestoreParts = {
  storage: BackupStorage;
  identity: string;
  /** The moment to restore; undefined for all that there is. */
  at?: Date | undefined;
  /** The chain to restore, if two databases were backed up to one place. */
  chain?: string | undefined;
  /** A new folder for this restore alone. It is removed if the restore fails. */
  folder: string;
  /** The folder of PostgreSQL's programs, if they are at an unusual place. */
  programs?: string | undefined;
  say: (line: string) => void;
};

/** `place` has the cluster, on which `server` runs. */
export type RestoredBackup = { choice: Choice; place: Place; server: Restored; remove: () => void };

async function choose({ storage, at, chain }: RestoreParts): Promise<Choice> {
  const manifests = await readManifests(storage);
  const names = [...new Set(manifests.map((each) => each.chain))];
  const logs = new Map(
    await Promise.all(names.map(async (name) => [name, await storedSegments(storage, name)] as const)),
  );
  const chosen = chooseChain(spansOf(manifests, logs), { at, chain }, storage.title);
  const base = chooseBase(
    manifests.filter((each) => chosen === undefined || each.chain === chosen),
    at,
    storage.title,
  );
  return chooseSegments(base, logs.get(base.chain) ?? [], at);
}

/**
 * Restores a backup into a new folder, and runs PostgreSQL on it, for this process alone. Chooses and checks before it
 * writes anything. Throws EnvironmentError, with one sentence, if the backup or the identity does not fit.
 */
export async function restoreBackup(parts: RestoreParts): Promise<RestoredBackup> {
  const { storage, identity, at, folder, programs, say } = parts;
  const unseal = unsealWith(identity);
  const choice = await choose(parts);
  const { base, segments, until } = choice;
  const binaries = findPrograms(base.major, programs);
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const place = choosePlace(binaries, realpathSync(folder));
  const remove = () => {
    for (const each of [place.home, ...(isNew ? [folder] : [])]) rmSync(each, { recursive: true, force: true });
  };
  try {
    say(`reading the backup of ${base.endedAt.toISOString()} from ${storage.title}`);
    await fetchBase(storage, unseal, base, place.cluster);
    say(`reading ${segments.length} segments of the write-ahead log, until ${until.toISOString()}`);
    await fetchLog(storage, unseal, choice, place.cluster);
    say("applying the log");
    return { choice, place, server: await recover(place, at), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
