import { logsText } from "@trove/fairness";
import { logClient, termsLog } from "@trove/fairness/log";
import type { Kept } from "../kept/database.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { Around } from "../opening/around.ts";
import { learnLast, type PlacedLogs } from "./learn-logs.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

type Sources = Pick<Around, "kept" | "shop">;

/** Maximum number of leaves that a first visit reads, before the first offer. */
const FIRST_LEAVES = 256;

/** Maximum number of leaves that one later look reads on. */
const MOST_LEAVES = 2560;

/** Reads at most `most` leaves from an index on. Returns the leaves `logs` and the next index. Throws LogFault. */
async function logsFrom({ read, policy, checkpoint }: LogView, from: number, most: number) {
  const found: PlacedLogs[] = [];
  const next = Math.min(from + most, checkpoint.size);
  if (from >= next) return { found, next: from };
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    if (index >= next) break;
    const leaf = termsLog.readKnown(entry);
    if (leaf?.kind === "logs") found.push({ index, leaf });
  }
  return { found, next };
}

/** At a first visit, accepts the last terms of the logs that count, not earlier ones that the shop has stated. */
export async function followFirst(view: LogView, sources: Sources): Promise<void> {
  const { found } = await logsFrom(view, Math.max(0, view.checkpoint.size - FIRST_LEAVES), FIRST_LEAVES);
  await learnLast(found, sources, true);
}

/** Keeps the place of the terms that this browser knows, if they are among these leaves. */
async function placeKnown(found: readonly PlacedLogs[], kept: Kept): Promise<void> {
  await changeShop(kept, ({ logs, logsAt = -1 }) => {
    const text = logs?.policy === undefined ? undefined : logsText(logs);
    const at = found.findLast(({ leaf }) => leaf.text === text)?.index ?? -1;
    return at > logsAt ? { logsAt: at } : {};
  });
}

/**
 * Reads on in the terms log, and accepts the last terms of the logs that count, so that no shop can keep a browser at
 * earlier ones. `askShop` learns what the shop states, with its signature.
 */
export async function followTerms(
  view: LogView,
  sources: Sources,
  askShop: (sources: Sources) => Promise<unknown>,
  most = MOST_LEAVES,
): Promise<void> {
  const { kept } = sources;
  const { logsRead = 0 } = await readShop(kept);
  await ifReadable(async () => {
    const { found, next } = await logsFrom(view, logsRead, most);
    const isEnd = next >= view.checkpoint.size;
    await placeKnown(found, kept);
    const { logs, logsAt = -1 } = await readShop(kept);
    // Of terms of an earlier release the place is not known, so the log must be read to its end first.
    const isTooEarly = logs?.policy !== undefined && logsAt < 0 && !isEnd;
    const later = isTooEarly ? [] : found.filter(({ index }) => index > logsAt);
    if (later.length > 0) await askShop(sources);
    const waiting = await learnLast(later, sources, false);
    // Witnesses of a leaf at the log's end may sign soon, so it is read again.
    const read = isEnd ? (waiting ?? next) : next;
    await changeShop(kept, ({ logsRead: before = 0 }) => (read > before ? { logsRead: read } : {}));
  });
}
