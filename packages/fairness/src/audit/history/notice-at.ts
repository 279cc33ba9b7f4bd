const MINUTE_MS = 60_000;

/** The notice in milliseconds that holds for the leaf at this index of the terms log. */
export type NoticeAt = (index: number) => number;

/** The notice that the auditor was told, for every leaf. */
export function noticeAt(noticeMinutes: number): NoticeAt {
  return () => noticeMinutes * MINUTE_MS;
}
