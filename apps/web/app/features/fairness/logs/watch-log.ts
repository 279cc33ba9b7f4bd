import { LogFault, logClient, openCheckpoint, type SignedCheckpoint } from "@trove/fairness/log";
import { changeShop, newestOf, readShop } from "../kept/kept-shop.ts";
import type { LogName } from "@trove/fairness";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { dropUnread, keepFork, keepUnread } from "./incidents.ts";
import { policyOf } from "./log-policies.ts";
import { canMeetShop } from "./meet-shop.ts";
import { ifReadable, type LogView, namedTree, viewLog } from "./prove-leaf.ts";

type Sources = Pick<BrowserParts, "kept" | "shop" | "now">;

/** True if the log does not continue the checkpoint. Throws LogFault if the tiles can't be read. */
async function contradicts(one: SignedCheckpoint, { read, policy, checkpoint }: LogView): Promise<boolean> {
  try {
    await logClient(read, policy).requireGrowth(one, checkpoint);
    return false;
  } catch (error) {
    if (error instanceof LogFault && error.kind === "fork") return true;
    throw error;
  }
}

/**
 * The checkpoints of stored notes. Ignores witness signatures: these were verified when the notes were stored, and the
 * witnesses may have changed since.
 */
async function keptCheckpoints(notes: readonly string[], { policy }: LogView): Promise<readonly SignedCheckpoint[]> {
  const signed = { ...policy, witnesses: [], quorum: 0 };
  const opened = await Promise.all(notes.map((note) => ifReadable(() => openCheckpoint(note, signed))));
  return opened.filter((checkpoint) => checkpoint !== undefined);
}

const laterOf = (one: SignedCheckpoint, other: SignedCheckpoint) => (other.size > one.size ? other : one);

/** Compares the log with every stored checkpoint. Returns undefined if the log can't be read. */
async function compareLog(name: LogName, { kept, shop }: Sources): Promise<LogView | undefined> {
  const { logs, checkpoints } = await readShop(kept);
  const policy = logs && policyOf(logs, name);
  if (policy === undefined) return undefined;
  const compared = checkpoints[name];
  return ifReadable(async () => {
    const view = await viewLog(shop.log(name), policy);
    const seen = await keptCheckpoints(compared, view);
    for (const one of seen) {
      if (await contradicts(one, view)) await keepFork(kept, name, [one.note, view.checkpoint.note]);
    }
    const latest = seen.reduce(laterOf, view.checkpoint);
    await changeShop(kept, (known) => {
      const others = known.checkpoints[name].filter((note) => note !== latest.note && !compared.includes(note));
      const changed = { ...known.checkpoints, [name]: [latest.note, ...others] };
      return { checkpoints: changed, ...(name === "terms" ? newestOf(known, namedTree(view)) : {}) };
    });
    return view;
  });
}

/**
 * Checks that the log continues every stored checkpoint. Stores the latest checkpoint, any contradicting pair, and
 * since when the log is unreadable although the shop responds. Returns the log; undefined if it can't be read now.
 */
export async function watchLog(name: LogName, sources: Sources): Promise<LogView | undefined> {
  const { kept, now } = sources;
  let view = await compareLog(name, sources);
  if (view === undefined) {
    // The log may have new witnesses, so this asks the shop for them. If the shop doesn't respond at all, the log is
    // not to blame.
    if (!(await canMeetShop(sources))) return undefined;
    view = await compareLog(name, sources);
  }
  await (view === undefined ? keepUnread(kept, name, now()) : dropUnread(kept, name));
  return view;
}
