import { LogFault, logClient, openCheckpoint, type SignedCheckpoint } from "@trove/fairness/log";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { LogName } from "../kept/log-incident.ts";
import type { Around } from "../opening/around.ts";
import { dropUnread, keepFork, keepUnread } from "./incidents.ts";
import { policyOf } from "./log-policies.ts";
import { canMeetShop } from "./meet-shop.ts";
import { ifReadable, type LogView, viewLog } from "./prove-leaf.ts";

type Sources = Pick<Around, "kept" | "shop" | "now">;

/** Whether neither of two checkpoints continues the other. Throws LogFault if tiles can't tell. */
async function contradicts(one: SignedCheckpoint, { read, policy, checkpoint }: LogView): Promise<boolean> {
  try {
    await logClient(read, policy).requireGrowth(one, checkpoint);
    return false;
  } catch (error) {
    if (error instanceof LogFault && error.kind === "fork") return true;
    throw error;
  }
}

/** The checkpoints of kept notes. Their witnesses were counted when they were kept, and may have been others. */
async function keptCheckpoints(notes: readonly string[], { policy }: LogView): Promise<readonly SignedCheckpoint[]> {
  const signed = { ...policy, witnesses: [], quorum: 0 };
  const opened = await Promise.all(notes.map((note) => ifReadable(() => openCheckpoint(note, signed))));
  return opened.filter((checkpoint) => checkpoint !== undefined);
}

const laterOf = (one: SignedCheckpoint, other: SignedCheckpoint) => (other.size > one.size ? other : one);

/** Compares the log with every checkpoint of it that is kept. Undefined if that can't be done to the end. */
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
    await changeShop(kept, ({ checkpoints: known }) => {
      const others = known[name].filter((note) => note !== latest.note && !compared.includes(note));
      return { checkpoints: { ...known, [name]: [latest.note, ...others] } };
    });
    return view;
  });
}

/**
 * Whether the log still continues every checkpoint of it that this browser has seen. Keeps the latest one, two that
 * contradict each other, and since when the log can't be read although the shop answers. Returns the log, or undefined
 * if it can't be read now.
 */
export async function watchLog(name: LogName, sources: Sources): Promise<LogView | undefined> {
  const { kept, now } = sources;
  let view = await compareLog(name, sources);
  if (view === undefined) {
    // The log may have other witnesses by now. If the shop doesn't answer at all, that is no fault of the log.
    if (!(await canMeetShop(sources))) return undefined;
    view = await compareLog(name, sources);
  }
  await (view === undefined ? keepUnread(kept, name, now()) : dropUnread(kept, name));
  return view;
}
