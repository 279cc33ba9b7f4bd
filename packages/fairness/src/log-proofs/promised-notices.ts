import { parseLogsLeaf } from "../log/leaves/logs-terms.ts";
import type { LogsLeaf } from "../log/leaves/logs-terms.ts";

/** The notice in minutes that the shop promised in a state of the terms log; undefined if it is not known. */
export type NoticeAt = (termsSize: number) => number | undefined;

/** A leaf `logs` with its place in the terms log. */
export type PlacedLogs = { readonly index: number; readonly leaf: LogsLeaf };

/** The notice of each leaf `logs`. */
export function noticesOf(
  logs: readonly PlacedLogs[],
): readonly { readonly index: number; readonly minutes: number }[] {
  return logs.map(({ index, leaf }) => ({ index, minutes: parseLogsLeaf(leaf).terms.oddsNoticeMinutes }));
}

/** The notice by the last leaf `logs` of each state of the terms log. Undefined for states before the first. */
export function noticeByLeaves(inLogOrder: readonly PlacedLogs[]): NoticeAt {
  const notices = noticesOf(inLogOrder);
  return (termsSize) => notices.findLast(({ index }) => index < termsSize)?.minutes;
}
