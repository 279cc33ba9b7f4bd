import { momentName, readSegmentName } from "./names.ts";
import { type Manifest, manifestName, readManifests } from "./manifest.ts";
import type { BackupStorage } from "./storage/backup-storage.ts";

const DAY_MS = 86_400_000;
const UNFINISHED_DAYS = 2;

/**
 * The base copies from which every moment of the last `keepDays` can be restored: those that ended since, and the last
 * one before. The newest is always one of them. `manifests` are in the order of their ends.
 */
export function neededBases<Base extends Pick<Manifest, "endedAt">>(
  manifests: readonly Base[],
  now: Date,
  keepDays: number,
): Base[] {
  const horizon = now.getTime() - keepDays * DAY_MS;
  const before = manifests.findLastIndex(({ endedAt }) => endedAt.getTime() <= horizon);
  return manifests.slice(Math.max(0, before));
}

/** The chain that a file belongs to, and the base copy whose piece it is, or the segment. Undefined for other files. */
function readName(name: string) {
  const [, chain = "", id, file = ""] = /^(trove_backup_[0-9a-f]+)\/(?:base-([0-9TZ.]+)|log)\/(.+)$/.exec(name) ?? [];
  const segment = readSegmentName(name);
  if (chain === "" || file === "") return undefined;
  return { name, chain, id, segment: segment?.segment, moment: id ?? (segment?.until && momentName(segment.until)) };
}

/**
 * The files that no needed base copy needs: pieces of others, and the log before the first needed copy of each chain.
 * Without a manifest, files are left for two days, because a copy may be under way. Unknown files always are.
 */
export function unneededFiles(
  names: readonly string[],
  needed: readonly Pick<Manifest, "chain" | "id" | "firstSegment">[],
  now: Date,
): string[] {
  const files = names.flatMap((name) => readName(name) ?? []);
  const isYoung = (moment = "") => moment > momentName(new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS));
  const youngChains = new Set(files.filter(({ moment }) => isYoung(moment)).map(({ chain }) => chain));
  const isNeeded = ({ chain, id, segment }: (typeof files)[number]) => {
    const bases = needed.filter((each) => each.chain === chain);
    if (id !== undefined) return isYoung(id) || bases.some((each) => each.id === id);
    const [first] = bases;
    return first === undefined ? youngChains.has(chain) : (segment ?? first.firstSegment) >= first.firstSegment;
  };
  return files.filter((file) => !isNeeded(file)).map(({ name }) => name);
}

/**
 * Removes the pieces of a chain that have no manifest. Only the process that has the turn of this chain may: the pieces
 * are then of a copy that failed.
 */
export async function removeUnfinished(storage: BackupStorage, chain: string): Promise<void> {
  const manifests = new Set(await storage.list("manifests/"));
  for (const name of await storage.list(`${chain}/`)) {
    const { id } = readName(name) ?? {};
    if (id !== undefined && !manifests.has(manifestName({ id, chain }))) await storage.remove(name);
  }
}

/**
 * Removes the backups that are older than `keepDays`, but never the newest. The days count from the copy before the
 * newest, which may be of a clock that is ahead. A manifest goes before its files.
 */
export async function removeOld(storage: BackupStorage, newest: Date, keepDays: number): Promise<number> {
  const manifests = (await readManifests(storage)).toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  const { endedAt: before = newest } = manifests.at(-2) ?? {};
  const now = before < newest ? before : newest;
  const needed = neededBases(manifests, now, keepDays);
  const gone = manifests.slice(0, manifests.length - needed.length);
  for (const each of gone) await storage.remove(manifestName(each));
  for (const name of unneededFiles(await storage.list(""), needed, now)) await storage.remove(name);
  return gone.length;
}
