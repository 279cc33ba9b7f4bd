import type { BoxLists } from "../box-lists.ts";
import { oddsOf } from "../box-lists.ts";
import type { Findings } from "../findings.ts";
import type { Timeline } from "../timeline.ts";
import type { NoticeAt } from "./notice-at.ts";

type Check = {
  readonly timeline: Timeline;
  /** The timeline when the history began. Its terms may have come under other rules. */
  readonly first: Timeline;
  readonly listOf: BoxLists;
  readonly noticeAt: NoticeAt;
  readonly findings: Findings;
};

/** Checks that the odds of a box stay for the notice before they change, or the box closes. Throws LogFault. */
export async function checkLasting({ timeline, first, listOf, noticeAt, findings }: Check): Promise<void> {
  const exempt = new Set(first.marks.map(({ validFrom, root }) => `${validFrom} ${root}`));
  const begun = new Map<string, { readonly odds: string; readonly from: string }>();
  for (const mark of timeline.marks) {
    const { validFrom, root, index } = mark;
    const open = oddsOf(await listOf(mark));
    const notice = noticeAt(index);
    const isHeld = !exempt.has(`${validFrom} ${root}`) && notice > 0;
    for (const [box, { odds, from }] of begun) {
      if (open.get(box) === odds) continue;
      begun.delete(box);
      const isShort = Date.parse(validFrom) - Date.parse(from) < notice;
      const problem = `box ${box} had odds from ${from} to ${validFrom} only`;
      if (isHeld) findings.check("lasting", isShort ? problem : undefined);
    }
    for (const [box, odds] of open) if (!begun.has(box)) begun.set(box, { odds, from: validFrom });
  }
}
