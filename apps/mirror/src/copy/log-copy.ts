import {
  CHECKPOINT_PATH,
  cosignCheckpoint,
  EMPTY_EDGE,
  EMPTY_ROOT,
  type LogEdge,
  LogFault,
  logClient,
  type LogKey,
  type LogPolicy,
  openCheckpoint,
  originHashOf,
  readEdge,
  type ReadLogFile,
  replaceSignature,
  requireGrowth,
  type Signer,
  type SignedCheckpoint,
  tilePath,
  type TreeHead,
  type WitnessKey,
} from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";
import { limited } from "../limited.ts";
import { copyHistory } from "./copy-history.ts";
import { manifestCopy } from "./copy-manifests.ts";
import { prune, storedFiles } from "./stored-files.ts";
import { storeEntries } from "./store-entries.ts";

/** Two signed checkpoints of which neither continues the other: the log has shown two histories. */
export type Fork = { readonly one: string; readonly other: string };

/** A copy of one log. Every method throws LogFault if the log fails verification, and DiskFull. */
export type LogCopy = {
  readonly key: LogKey;
  readonly origin: string;
  readonly originHash: string;
  /** Reads the copy, as everybody may. */
  readonly read: ReadLogFile;
  /** The checkpoint that the copy serves; undefined before the first one. */
  readonly published: () => SignedCheckpoint | undefined;
  /** Stores all entries and tiles of the tree that a signed checkpoint names. Calls run one after another. */
  readonly store: (checkpoint: SignedCheckpoint) => Promise<void>;
  /** Does what `store` does, serves the checkpoint with the mirror's cosignature. Copies new history, manifests. */
  readonly publish: (checkpoint: SignedCheckpoint) => Promise<void>;
  readonly fork: () => Fork | undefined;
  /** Keeps the evidence, and stops copying and signing for good. */
  readonly keepFork: (fork: Fork) => Promise<void>;
};

type Parts = {
  readonly disk: Disk;
  readonly log: LogKey;
  readonly mirror: Signer<WitnessKey>;
  readonly remote: ReadLogFile;
  readonly now: () => Date;
  /** The checkpoint that the witness signed last. Everything of it is stored. */
  readonly witnessed: SignedCheckpoint | undefined;
  /** True for the terms log, whose lists of boxes and manifests are copied too. */
  readonly hasLists: boolean;
};

/** The largest tree that is stored whole, and the note by which the log has signed it. */
type Head = { readonly tree: TreeHead; readonly edge: LogEdge; readonly note: string | undefined };

const EMPTY: TreeHead = { size: 0, root: EMPTY_ROOT };

export const folderOf = (originHash: string) => `logs/${originHash}`;

/** The paths of a tree's partial files. They stay stored while the tree is served, because readers ask for them. */
function partialFiles({ size }: TreeHead): string[] {
  const paths: string[] = [];
  for (let level = 0, count = size; count > 0; level += 1, count = Math.floor(count / 256)) {
    const tile = { index: Math.floor(count / 256), width: count % 256 };
    if (tile.width === 0) continue;
    paths.push(tilePath({ ...tile, level }));
    if (level === 0) paths.push(tilePath({ ...tile, level: "entries" }));
  }
  return paths;
}

function parsedFork(bytes: Uint8Array | undefined): Fork | undefined {
  if (bytes === undefined) return undefined;
  const [one = "", other = ""] = Buffer.from(bytes).toString().split("\n\n\n");
  return { one: `${one}\n`, other };
}

/** Opens the copy of a log, and verifies the end of what is stored. Throws LogFault if it is damaged. */
export async function openLogCopy({ disk, log, mirror, remote, now, witnessed, hasLists }: Parts): Promise<LogCopy> {
  const policy: LogPolicy = { log, witnesses: [], quorum: 0 };
  const originHash = originHashOf(log.name);
  const folder = folderOf(originHash);
  const read = storedFiles(disk, folder);
  const inTurn = limited(1);
  const copyManifests = hasLists ? manifestCopy({ disk, folder, remote }) : async () => {};
  const own = await read(CHECKPOINT_PATH, Infinity);
  let published = own && (await openCheckpoint(Buffer.from(own).toString(), policy));
  const largest = (published?.size ?? 0) < (witnessed?.size ?? 0) ? witnessed : published;
  let head: Head = { tree: EMPTY, edge: EMPTY_EDGE, note: undefined };
  if (largest !== undefined) head = { tree: largest, edge: await readEdge(largest, read), note: largest.note };
  let fork = parsedFork(await disk.read(`forks/${originHash}`));

  /** Full files never change, so those that are stored are not fetched again. They are verified all the same. */
  const combined: ReadLogFile = async (path, maxBytes) =>
    (path.includes(".p/") ? undefined : await read(path, maxBytes)) ?? remote(path, maxBytes);

  let keeping: Promise<void> | undefined;
  /** Keeps the first evidence, and ignores later evidence. */
  async function keepFork(found: Fork): Promise<void> {
    const { one, other } = (fork ??= found);
    keeping ??= disk.write(`forks/${originHash}`, `${one}\n\n${other}`);
    try {
      await keeping;
    } catch (error) {
      keeping = undefined;
      throw error;
    }
  }

  async function requireContinued(checkpoint: SignedCheckpoint, files: ReadLogFile): Promise<void> {
    try {
      await requireGrowth(head.tree, checkpoint, files);
    } catch (error) {
      if (error instanceof LogFault && error.kind === "fork" && head.note !== undefined) {
        await keepFork({ one: head.note, other: checkpoint.note });
      }
      throw error;
    }
  }

  const tidy = (changed: readonly string[]) =>
    prune(disk, folder, changed, new Set([head.tree, published ?? EMPTY].flatMap(partialFiles)));

  async function store(checkpoint: SignedCheckpoint): Promise<void> {
    if (fork !== undefined) throw new LogFault("fork", `${log.name} has signed two histories`);
    if (checkpoint.size <= head.tree.size) return requireContinued(checkpoint, read);
    await requireContinued(checkpoint, remote);
    const entries = logClient(combined, policy).entries(checkpoint, head.tree.size);
    const copying = { disk, folder, remote };
    const { edge, partial } = await storeEntries(copying, head.edge, entries, checkpoint, hasLists);
    head = { tree: checkpoint, edge, note: checkpoint.note };
    await tidy(partial);
  }

  async function publish(checkpoint: SignedCheckpoint): Promise<void> {
    await store(checkpoint);
    if (published !== undefined && checkpoint.size < published.size) return;
    const line = await cosignCheckpoint(checkpoint.note, mirror, Math.floor(now().getTime() / 1_000));
    const note = replaceSignature(checkpoint.note, mirror.key, line);
    await disk.write(`${folder}/${CHECKPOINT_PATH}`, note);
    const before = published ?? EMPTY;
    published = { ...checkpoint, note };
    await tidy(partialFiles(before));
    const requireOwn = (entry: SignedCheckpoint) => requireContinued(entry, read);
    const tree = published;
    await copyHistory({ disk, folder, log, remote, requireContinued: requireOwn }, tree.size);
    await copyManifests(tree.size, (from) => logClient(read, policy).entries(tree, from));
  }

  return {
    key: log,
    origin: log.name,
    originHash,
    read,
    published: () => published,
    store: (checkpoint) => inTurn(() => store(checkpoint)),
    publish: (checkpoint) => inTurn(() => publish(checkpoint)),
    fork: () => fork,
    keepFork,
  };
}
