import { type LoggedStep, type ShownOpening, shownSteps } from "@trove/fairness";
import { type LogPolicy, type OpeningLeaf, type ReadLogFile, recordsLog } from "@trove/fairness/log";
import { ifReadable, proveLeaf, viewLog } from "../logs/prove-leaf.ts";

/** `Unread`: the log can't be read now, so nothing is known. */
export type LoggedVerdict = {
  readonly verdict: "Logged" | "Differs" | "Unread";
  readonly steps: readonly { readonly step: LoggedStep; readonly holds: boolean }[];
  /** The text of the log's entry; undefined if there is none. */
  readonly leaf: string | undefined;
};

export type LoggedSources = {
  readonly read: ReadLogFile;
  readonly policy: LogPolicy;
  /** The text of the odds table with this hash; undefined if the shop has none. */
  readonly oddsTable: (boxId: string, oddsHash: string) => Promise<string | undefined>;
};

const UNREAD: LoggedVerdict = { verdict: "Unread", steps: [], leaf: undefined };
const MISSING: LoggedVerdict = { verdict: "Differs", steps: [{ step: "logged", holds: false }], leaf: undefined };

/** The log's entry as an opening; undefined if it is something else. */
function openingOf(entry: Uint8Array): OpeningLeaf | undefined {
  const leaf = recordsLog.readKnown(entry);
  return leaf?.kind === "opening" ? leaf : undefined;
}

/** Recomputes a draw from the log's entry and compares it with the draw that the shop shows. */
export function compareLogged(shown: ShownOpening, leaf: OpeningLeaf, tableText: string | undefined): LoggedVerdict {
  const steps = shownSteps(shown, leaf, tableText);
  const verdict = steps.every((one) => one.holds) ? "Logged" : "Differs";
  return { verdict, steps, leaf: new TextDecoder().decode(recordsLog.write(leaf)) };
}

/** Looks an opening up in the public log and recomputes it from the log's entry. Throws the errors of `oddsTable`. */
export async function judgeLogged(shown: ShownOpening, sources: LoggedSources): Promise<LoggedVerdict> {
  const { read, policy, oddsTable } = sources;
  const found = await ifReadable(async () => ({ leaf: await proveLeaf(await viewLog(read, policy), shown.logIndex) }));
  if (found === undefined) return UNREAD;
  const leaf = found.leaf && openingOf(found.leaf.entry);
  if (leaf === undefined) return MISSING;
  return compareLogged(shown, leaf, await oddsTable(shown.boxId, leaf.oddsHash));
}

/**
 * Joins the verdicts on all draws of one record: a step holds if it holds for every draw. Throws RangeError if there
 * are none.
 */
export function joinLogged([first, ...rest]: readonly LoggedVerdict[]): LoggedVerdict {
  if (first === undefined) throw new RangeError("A record has at least one draw");
  const all = [first, ...rest];
  const worst = all.find(({ verdict }) => verdict === "Differs") ?? all.find(({ verdict }) => verdict === "Unread");
  const steps = (worst ?? first).steps.map(({ step }, place) => {
    return { step, holds: all.every((one) => one.steps[place]?.holds !== false) };
  });
  return { verdict: (worst ?? first).verdict, steps, leaf: first.leaf };
}
