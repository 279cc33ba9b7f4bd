import { noticeByLeaves } from "../../log-proofs/promised-notices.ts";
import type { PlacedLogs } from "../../log-proofs/promised-notices.ts";

const MINUTE_MS = 60_000;

/** The notice in milliseconds that holds for the leaf at this index of the terms log. */
export type NoticeAt = (index: number) => number;

/** The notice of the last leaf `logs` before this one; before the first, that which the auditor was told. */
export function noticeAt(toldMinutes: number, logs: readonly PlacedLogs[]): NoticeAt {
  return (index) => (noticeByLeaves(logs)(index) ?? toldMinutes) * MINUTE_MS;
}
