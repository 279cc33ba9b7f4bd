import type { LogFaultKind } from "@trove/fairness/log";
import type { OddsTable } from "@trove/fairness";
import type { KeptAudit } from "../../kept/kept-records.ts";
import type { Entries } from "../../logs/unread-terms.ts";
import type { EntryCounts } from "./count-entries.ts";
import type { MirrorLook } from "./look-at-mirror.ts";
import type { InForce } from "./odds-since.ts";
import type { FoundStatement } from "./read-statement.ts";

/** A log that can't be read, or does not belong to its signed state. */
export type Unread = { readonly fault: LogFaultKind };

/** The state of the records log, which the shop has signed. */
export type SignedLog = {
  readonly size: number;
  /** The names of the witnesses that have signed it too. */
  readonly witnesses: readonly string[];
  /** When enough of them had signed it, and have signed it again, in ms; undefined without witnesses. */
  readonly signedAt: number | undefined;
  readonly signedAgainAt: number | undefined;
  /** True if the log contradicts what this browser has seen of it before. */
  readonly isForked: boolean;
};

/** The entries that were checked, from one index to below another, and what they have. */
export type CheckedRange = {
  readonly from: number;
  readonly to: number;
  readonly counts: EntryCounts;
  readonly state: "Running" | "Stopped" | "Done";
};

export type TermsFacts = {
  readonly inForce: InForce | undefined;
  /** The odds of the open boxes, by box. */
  readonly tables: ReadonlyMap<string, OddsTable>;
  /** Undefined if the log has none among its newest entries. */
  readonly statement: FoundStatement | undefined;
  readonly noticeMinutes: number;
  /** Entries in which this browser has not looked for later terms of the logs. */
  readonly unread: Entries | undefined;
  /** True if the log contradicts what this browser has seen of it before. */
  readonly isForked: boolean;
};

/** The parts that are known so far. Undefined ones are still being read. */
export type TrustView = {
  /** `Empty` before the first opening. */
  readonly records?: SignedLog | Unread | "Empty";
  readonly checked?: CheckedRange | Unread;
  readonly terms?: TermsFacts | Unread;
  /** One for each mirror that the terms of the logs name. */
  readonly mirrors?: readonly MirrorLook[];
  /** The check before this one. */
  readonly lastAudit?: KeptAudit | undefined;
};

export const isUnread = (part: object | string | undefined): part is Unread =>
  typeof part === "object" && "fault" in part;

/** Shows parts that have become known. */
export type ShowTrust = (part: TrustView) => void;
