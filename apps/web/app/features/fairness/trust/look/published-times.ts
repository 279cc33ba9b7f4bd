import {
  openCheckpoint,
  type LogPolicy,
  readHistory,
  readHistorySize,
  TILE_WIDTH,
  timeOf,
  wasLate,
  witnessesOf,
} from "@trove/fairness/log";
import { ifReadable, type LogView } from "../../logs/prove-leaf.ts";

/** Maximum number of bundles of a log's history to read. One has 256 notes. */
const MOST_BUNDLES = 4;

/** The size of a tree that the log has published, and when its witnesses had signed it, in ms. */
export type PublishedTime = { readonly size: number; readonly at: number };

async function publishedTime(note: string, policy: LogPolicy): Promise<PublishedTime | undefined> {
  const checkpoint = await ifReadable(() => openCheckpoint(note, policy));
  const at = checkpoint && timeOf(witnessesOf(policy), checkpoint);
  return checkpoint === undefined || at === undefined ? undefined : { size: checkpoint.size, at };
}

async function notesOf(history: AsyncIterable<string>): Promise<readonly string[]> {
  const notes: string[] = [];
  for await (const note of history) notes.push(note);
  return notes;
}

/**
 * Reads from the log's history when its trees were published, back to the one that the leaf `from` is not in. Undefined
 * if the log serves no history, or nobody but the shop has seen its times.
 */
export async function publishedTimes(
  { read, policy }: LogView,
  from: number,
): Promise<readonly PublishedTime[] | undefined> {
  if (witnessesOf(policy) === undefined) return undefined;
  const size = await ifReadable(() => readHistorySize(read));
  if (size === undefined || size === 0) return undefined;
  let times: readonly PublishedTime[] = [];
  const last = Math.floor((size - 1) / TILE_WIDTH);
  for (let bundle = last; bundle >= Math.max(0, last - MOST_BUNDLES + 1); bundle -= 1) {
    const [start, end] = [bundle * TILE_WIDTH, Math.min(size, (bundle + 1) * TILE_WIDTH)];
    const notes = await ifReadable(() => notesOf(readHistory(read, end, start)));
    if (notes === undefined) break;
    const found = await Promise.all(notes.map((note) => publishedTime(note, policy)));
    times = [...found.filter((time) => time !== undefined), ...times];
    if (times.some((time) => time.size <= from)) break;
  }
  return times;
}

/** Whether the leaf came late, as the audit judges it (`wasLate`). Undefined if the times don't show it. */
export function isLate(index: number, minute: string, times: readonly PublishedTime[]): boolean | undefined {
  const lacking = times.filter(({ size }) => size <= index).map(({ at }) => at);
  return wasLate(minute, {
    at: times.find(({ size }) => size > index)?.at,
    lackedAt: lacking.length === 0 ? undefined : Math.max(...lacking),
  });
}
