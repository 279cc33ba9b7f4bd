import { logClient } from "@trove/fairness/log";
import { changeShop } from "../../kept/kept-shop.ts";
import type { LogView } from "../../logs/prove-leaf.ts";
import type { BrowserParts } from "../../opening/browser-parts.ts";
import { httpShop } from "../../shop/http-shop.ts";
import { checkEntry } from "./check-entry.ts";
import { NOTHING_COUNTED, withEntry } from "./count-entries.ts";
import type { LoggedOddsTables } from "./logged-odds.ts";
import { publishedTimes } from "./published-times.ts";
import type { CheckedRange, ShowTrust } from "./trust-view.ts";

/** After this time, the page may paint and answer presses. */
const SLICE_MS = 40;

type Checking = {
  readonly show: ShowTrust;
  readonly signal: AbortSignal;
  /** Undefined if this browser can't store data. */
  readonly parts: BrowserParts | undefined;
};

/** Lets the page paint and answer presses. */
const breathe = () => new Promise((done) => setTimeout(done, 0));

/** Recomputes the entries of the records log from an index to its end. Shows how far it is. Throws LogFault. */
export async function checkFrom(
  from: number,
  view: LogView,
  odds: LoggedOddsTables,
  { show, signal, parts }: Checking,
) {
  const to = view.checkpoint.size;
  const times = (await publishedTimes(view, from)) ?? [];
  // The view keeps every file that it reads, and a log may be longer than the memory.
  const walk = logClient(httpShop.log("records"), view.policy);
  let counts = NOTHING_COUNTED;
  let paused = performance.now();
  const tell = (state: CheckedRange["state"]) => show({ checked: { from, to: from + counts.checked, counts, state } });
  tell("Running");
  for await (const { index, entry } of walk.entries(view.checkpoint, from)) {
    if (signal.aborted) return tell("Stopped");
    counts = withEntry(counts, index, await checkEntry(entry, index, odds.find), times);
    if (performance.now() - paused < SLICE_MS) continue;
    tell("Running");
    await breathe();
    paused = performance.now();
  }
  if (parts !== undefined) {
    const { wrong } = counts;
    await changeShop(parts.kept, () => ({ audit: { at: parts.now(), from, to, wrong } }));
  }
  tell("Done");
}
