import { LogFault, logClient, openCheckpoint, type SignedCheckpoint } from "@trove/fairness/log";
import { changeShop, type LogBreach, type LogName, readShop } from "../kept/kept-shop.ts";
import type { Around } from "../opening/around.ts";
import { policyOf } from "./log-policies.ts";
import { ifReadable, type LogView, viewLog } from "./prove-leaf.ts";

type Sources = Pick<Around, "kept" | "shop">;

/** What a comparison of a kept checkpoint with the log gives: a fault that convicts it, or none. */
async function breachOf(note: string, name: LogName, { read, policy, checkpoint }: LogView) {
  try {
    await logClient(read, policy).requireGrowth(await openCheckpoint(note, policy), checkpoint);
    return undefined;
  } catch (error) {
    if (!(error instanceof LogFault) || error.kind === "unavailable" || error.kind === "malformed") throw error;
    const kind = error.kind === "fork" ? "fork" : "mismatch";
    return { log: name, kind, notes: [note, checkpoint.note] } satisfies LogBreach;
  }
}

/** The checkpoints of the kept notes that the log's policy accepts, and whether the latest is among them. */
async function latestOf(notes: readonly string[], { policy, checkpoint }: LogView): Promise<SignedCheckpoint> {
  const kept = await Promise.all(notes.map((note) => ifReadable(() => openCheckpoint(note, policy))));
  return kept.reduce<SignedCheckpoint>((one, other) => (other && other.size > one.size ? other : one), checkpoint);
}

/**
 * Whether the log still continues every checkpoint of it that this browser has seen. Keeps the latest one, and what
 * convicts the log if it has forked. Returns the log, or undefined if it can't be read now. Throws ApiError never.
 */
export async function watchLog(name: LogName, { kept, shop }: Sources): Promise<LogView | undefined> {
  const { logs, checkpoints } = await readShop(kept);
  const policy = logs && policyOf(logs, name);
  if (policy === undefined) return undefined;
  return ifReadable(async () => {
    const view = await viewLog(shop.log(name), policy);
    const breaches: LogBreach[] = [];
    for (const note of checkpoints[name]) {
      const breach = await breachOf(note, name, view);
      if (breach !== undefined) breaches.push(breach);
    }
    const latest = await latestOf(checkpoints[name], view);
    await changeShop(kept, (known) => ({
      checkpoints: { ...known.checkpoints, [name]: [latest.note] },
      breaches: [...known.breaches, ...breaches],
    }));
    return view;
  });
}
