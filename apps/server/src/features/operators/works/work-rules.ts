import type { WorkKind } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { ItemBox } from "../../lootboxes/index.ts";
import type { ActContext } from "../acts/act.ts";
import type { FourEyes } from "../acts/act-parts.ts";
import type { PlannedRow, Work, WorkRow } from "./works.store.ts";

/** The context of a row, on the transaction of the row. */
export type RowContext = ActContext & { db: Transaction; fourEyes: FourEyes };

/** The behaviour of one kind of long work. */
export type WorkRules = {
  /**
   * Runs a row, in a transaction of its own, with its audit entry. Returns what it changed, and the version that this
   * has now. Throws refusals, which become the row's problem.
   */
  runRow: (context: RowContext, work: Work, row: WorkRow) => Promise<{ subjectId: string; madeVersion: number }>;
  /**
   * Does what follows from all rows together that were done since the work last ended. Returns the ids of open boxes
   * that keep their odds, because others were approved than the rows have led to.
   */
  close: (tx: Transaction, work: Work, done: readonly WorkRow[], at: Date) => Promise<string[]>;
  /** The boxes that hold what these rows change, as they will be if the rows run or have run. */
  boxes: (db: Connection, rows: readonly WorkRow[]) => Promise<ItemBox[]>;
  /** Plans failed rows again, on what they would change now. */
  planAgain: (tx: Transaction, work: Work, failed: readonly WorkRow[]) => Promise<PlannedRow[]>;
  /** Plans to take back rows that were done. */
  planRevert?: (tx: Transaction, done: readonly WorkRow[]) => Promise<PlannedRow[]>;
};

/**
 * To add a kind: its name in WORK_KINDS and its rights in WORK_RIGHTS of the contract, its name in the table works, and
 * its rules, which its room gives to app.ts.
 */
export type WorkRulesByKind = { readonly [Kind in WorkKind]: WorkRules };
