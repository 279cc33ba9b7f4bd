import type { BoxLists } from "../box-lists.ts";
import { oddsOf } from "../box-lists.ts";
import type { Findings } from "../findings.ts";
import type { TermsMark, Timeline } from "../timeline.ts";
import type { NoticeAt } from "./notice-at.ts";
import { shown } from "../../log/history/witness-time.ts";

const MINUTE_MS = 60_000;

/** How long after a box opens its terms may enter the log: a clock's tolerance, and the time to publish them. */
const LATEST_OPENING_MS = 3 * MINUTE_MS;

/** The timeline at two checkpoints of the terms log, and the terms that entered between them. */
export type Growth = {
  readonly before: Timeline;
  readonly after: Timeline;
  readonly added: readonly TermsMark[];
  /** When the later checkpoint is signed since, in milliseconds since 1970. */
  readonly time: number;
};

type Check = { readonly listOf: BoxLists; readonly noticeAt: NoticeAt; readonly findings: Findings };

/** The moments at which anything can differ, in order: later leaves only override what comes after their own begin. */
function momentsOf({ before, after, added }: Growth): string[] {
  const first = added.reduce((least, { validFrom }) => (validFrom < least ? validFrom : least), "9999");
  const times = [...before.marks, ...after.marks].map(({ validFrom }) => validFrom);
  return [...new Set(times)].filter((time) => time >= first).toSorted();
}

/**
 * Checks that terms entered the log a notice before they came. Throws LogFault.
 * - A box that was open, or announced to be, keeps its odds for the notice, or changes as announced.
 * - New odds of the same checkpoint don't change within the notice either.
 * - Asks about a box that opened long before the log knew of it.
 */
export async function checkAnnounced(growth: Growth, { listOf, noticeAt, findings }: Check): Promise<void> {
  const { before, after, added, time } = growth;
  const notice = noticeAt(added[0]?.index ?? 0);
  if (notice === 0) return;
  const end = new Date(time + notice - MINUTE_MS).toISOString();
  const seen = `known since ${shown(time)}`;
  const opened = new Set<string>();
  for (const moment of momentsOf(growth).filter((each) => each < end)) {
    const read = async (mark: TermsMark | undefined) => oddsOf(await listOf(mark));
    const [known, now] = [await read(before.at(moment)), await read(after.at(moment))];
    const [knownBefore, nowBefore] = [await read(before.before(moment)), await read(after.before(moment))];
    const overridden = [...known].find(([box, odds]) => now.get(box) !== odds);
    // Odds may end as announced. A box that closes may open again at once.
    const changed = [...nowBefore].find(
      ([box, odds]) => now.get(box) !== odds && (knownBefore.get(box) !== odds || known.get(box) === odds),
    );
    const [box] = overridden ?? changed ?? [];
    findings.check("announced", box === undefined ? undefined : `box ${box} changed at ${moment}, ${seen}`);
    const isLate = time - Date.parse(moment) > LATEST_OPENING_MS;
    const [early] = [...now.keys()].filter((each) => !known.has(each) && !opened.has(each));
    if (!isLate || early === undefined) continue;
    opened.add(early);
    findings.ask("late", `box ${early} opened at ${moment}, ${seen}`);
  }
}
