import { noticesOf } from "../../log-proofs/promised-notices.ts";
import type { PlacedLogs } from "../../log-proofs/promised-notices.ts";
import { TOLERANCE_MS } from "../../log/history/witness-time.ts";

const MINUTE_MS = 60_000;

/** The notice in milliseconds that holds for the leaf at this index of the terms log. */
export type NoticeAt = (index: number) => number;

/** When the leaf at an index entered the log, in milliseconds since 1970; undefined if nobody can see it. */
export type EnteredAt = (index: number) => number | undefined;

/**
 * The notice that holds for a leaf: that of the last leaf `logs` before it, and a longer one that was replaced less
 * than its own length ago. Otherwise a shop could shorten its notice for one change. Before the first leaf `logs`, it
 * is what the auditor was told.
 */
export function noticeAt(toldMinutes: number, logs: readonly PlacedLogs[], enteredAt: EnteredAt): NoticeAt {
  const known: ReturnType<typeof noticesOf>[number][] = [];
  return (index) => {
    // The log is still being read, so there may be more of them than at the last call.
    known.push(...noticesOf(logs.slice(known.length)));
    const notices = known.filter((each) => each.index < index);
    const at = enteredAt(index);
    let longest = (notices.at(-1)?.minutes ?? toldMinutes) * MINUTE_MS;
    for (const [place, { index: replaced }] of notices.entries()) {
      const notice = (notices[place - 1]?.minutes ?? toldMinutes) * MINUTE_MS;
      const replacedAt = enteredAt(replaced);
      if (at === undefined || replacedAt === undefined) continue;
      if (at < replacedAt + notice - TOLERANCE_MS) longest = Math.max(longest, notice);
    }
    return longest;
  };
}
