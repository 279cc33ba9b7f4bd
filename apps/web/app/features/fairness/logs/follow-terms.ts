import { type LogsTerms, logsText } from "@trove/fairness";
import { logClient, type ReadLogFile, termsLog } from "@trove/fairness/log";
import type { Kept } from "../kept/database.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { learnLast, type PlacedLogs, termsIn } from "./learn-logs.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";
import { type Entries, span, without } from "./unread-terms.ts";

type Sources = Pick<BrowserParts, "kept" | "shop">;

/** Maximum number of leaves that a first visit reads, before the first offer. */
const FIRST_LEAVES = 256;

/** Maximum number of leaves that one later look reads on. */
const MOST_LEAVES = 2560;

/** Maximum number of leaves `logs` that one look tries, and keeps in memory: the last ones that it has read. */
const MOST_TRIED = 16;

type Reading = Pick<LogView, "policy" | "checkpoint"> & { readonly read: ReadLogFile };

type FoundLogs = {
  /** The last leaves `logs` of these logs. */
  readonly last: readonly PlacedLogs[];
  /** Where the ones before them are. */
  readonly untried: Entries | undefined;
  /** The index of the last leaf with the known terms. */
  readonly knownAt: number | undefined;
  /** The entries that were read. */
  readonly were: Entries;
};

/** Reads at most `most` leaves from an index on. Throws LogFault. */
async function logsFrom(
  { read, policy, checkpoint }: Reading,
  known: LogsTerms | undefined,
  from: number,
  most: number,
): Promise<FoundLogs> {
  const were = { from, to: Math.max(from, Math.min(from + most, checkpoint.size)) };
  const last: PlacedLogs[] = [];
  let [untried, knownAt]: [Entries | undefined, number | undefined] = [undefined, undefined];
  if (were.from === were.to) return { last, untried, knownAt, were };
  const text = known?.policy === undefined ? undefined : logsText(known);
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    if (index >= were.to) break;
    const leaf = termsLog.readKnown(entry);
    if (leaf?.kind !== "logs") continue;
    if (leaf.text === text) knownAt = index;
    const logs = termsIn(leaf, known);
    if (logs !== undefined) last.push({ index, leaf, logs });
    const dropped = last.length > MOST_TRIED ? last.shift() : undefined;
    if (dropped !== undefined) untried = span(untried, { from: dropped.index, to: dropped.index + 1 });
  }
  return { last, untried, knownAt, were };
}

/** At a first visit, accepts the last terms of the logs that count, not earlier ones that the shop has stated. */
export async function followFirst(view: LogView, sources: Sources): Promise<void> {
  const { logs } = await readShop(sources.kept);
  const start = Math.max(0, view.checkpoint.size - FIRST_LEAVES);
  const { last, untried } = await logsFrom(view, logs, start, FIRST_LEAVES);
  const { isKnown } = await learnLast(last, sources, true);
  const logsUnread = isKnown ? undefined : span({ from: 0, to: start }, untried);
  await changeShop(sources.kept, () => ({ logsUnread }));
}

/** Keeps the place of the terms that this browser knows. */
async function placeKnown(at: number, kept: Kept): Promise<void> {
  await changeShop(kept, ({ logsAt = -1 }) => (at > logsAt ? { logsAt: at } : {}));
}

/**
 * Reads on in the terms log, and accepts the last terms of the logs that count, so that no shop can keep a browser at
 * earlier ones. Keeps which entries it has not tried. `askShop` learns what the shop states, with its signature.
 */
export async function followTerms(
  view: LogView,
  sources: Sources,
  askShop: (sources: Sources) => Promise<unknown>,
  most = MOST_LEAVES,
): Promise<void> {
  const { kept, shop } = sources;
  const { logs: known, logsRead = 0 } = await readShop(kept);
  await ifReadable(async () => {
    // The view keeps every file that it reads, and these may be large.
    const reading = { ...view, read: shop.log("terms") };
    const { last, untried, knownAt, were } = await logsFrom(reading, known, logsRead, most);
    const { size } = view.checkpoint;
    const isEnd = were.to >= size;
    if (knownAt !== undefined) await placeKnown(knownAt, kept);
    const { logs, logsAt = -1 } = await readShop(kept);
    // Of terms of an earlier release the place is not known, so the log must be read to its end first.
    const isTooEarly = logs?.policy !== undefined && logsAt < 0 && !isEnd;
    const later = isTooEarly ? [] : last.filter(({ index }) => index > logsAt);
    if (later.length > 0) await askShop(sources);
    const { isKnown, waiting } = await learnLast(later, sources, false);
    // Witnesses of a leaf at the log's end may sign soon, so it is read again.
    const read = isEnd ? (waiting ?? were.to) : were.to;
    await changeShop(kept, ({ logsRead: before = 0, logsAt: at = -1, logsUnread }) => {
      // No earlier leaf than the known terms counts.
      const skipped = isKnown ? undefined : without(span(without(logsUnread, were), untried), { from: 0, to: at + 1 });
      const unread = span(skipped, { from: were.to, to: size });
      return { logsUnread: unread, ...(read > before ? { logsRead: read } : {}) };
    });
  });
}
