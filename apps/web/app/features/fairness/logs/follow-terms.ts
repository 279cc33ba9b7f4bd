import { logClient, termsLog } from "@trove/fairness/log";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { Around } from "../opening/around.ts";
import { learnLeaf, type PlacedLogs } from "./learn-logs.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

type Sources = Pick<Around, "kept" | "shop">;

/** Maximum number of leaves that a first visit reads, before the first offer. */
const FIRST_LEAVES = 256;

/** Maximum number of leaves that one later look reads on. */
const MOST_LEAVES = 2560;

/** The last leaf `logs` among so many leaves from an index on, and the index after these. Throws LogFault. */
async function lastLogs({ read, policy, checkpoint }: LogView, from: number, most: number) {
  let last: PlacedLogs | undefined;
  const next = Math.min(from + most, checkpoint.size);
  if (from >= next) return { last, next: from };
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    if (index >= next) break;
    const leaf = termsLog.readKnown(entry);
    if (leaf?.kind === "logs") last = { index, leaf };
  }
  return { last, next };
}

/** At a first visit, accepts the terms of the last leaf `logs` instead of earlier ones that the shop has stated. */
export async function followFirst(view: LogView, sources: Sources): Promise<void> {
  const { last } = await lastLogs(view, Math.max(0, view.checkpoint.size - FIRST_LEAVES), FIRST_LEAVES);
  if (last !== undefined) await learnLeaf(last, sources, true);
}

/**
 * Reads on in the terms log, and accepts the last terms of the logs that it has, so that no shop can keep a browser at
 * earlier ones. `askShop` learns what the shop states, with its signature.
 */
export async function followTerms(
  view: LogView,
  sources: Sources,
  askShop: (sources: Sources) => Promise<unknown>,
): Promise<void> {
  const { kept } = sources;
  const { logsRead = 0, logsAt = -1 } = await readShop(kept);
  await ifReadable(async () => {
    const { last, next } = await lastLogs(view, logsRead, MOST_LEAVES);
    if (last !== undefined && last.index > logsAt) await askShop(sources);
    const isLearned = last === undefined || (await learnLeaf(last, sources, false));
    // Witnesses of a leaf at the log's end may sign soon, so it is read again.
    const read = isLearned || next < view.checkpoint.size ? next : last.index;
    await changeShop(kept, ({ logsRead: before = 0 }) => (read > before ? { logsRead: read } : {}));
  });
}
