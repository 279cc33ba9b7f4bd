import type { WorkKind } from "@trove/contract";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { ItemBox } from "../../lootboxes/index.ts";
import type { OperationParts } from "../acts/operate.ts";
import type { FourEyes } from "../acts/act-parts.ts";
import type { PlannedRow, Work, WorkRow } from "./works.store.ts";

/** The context in which a row runs. `db` is the row's own transaction. */
export type RowContext = OperationParts & { db: Transaction; fourEyes: FourEyes };

/** The behaviour of one kind of long work. */
export type WorkRules = {
  /**
   * Runs a row in its own transaction and writes the audit entry. Returns the changed thing and its new version. Throws
   * refusals, which become the row's problem.
   */
  runRow: (context: RowContext, work: Work, row: WorkRow) => Promise<{ subjectId: string; madeVersion: number }>;
  /**
   * Handles the joint consequences of the rows that were done since the work last ended. Returns the ids of open boxes
   * that keep their odds, because the rows led to odds that were not approved.
   */
  close: (tx: Transaction, work: Work, done: readonly WorkRow[], at: Date) => Promise<string[]>;
  /** Returns the boxes with items that these rows change, as they will be, or are, when the rows have run. */
  boxes: (db: Connection, rows: readonly WorkRow[]) => Promise<ItemBox[]>;
  /** Plans failed rows again, based on the present state of what they change. */
  planAgain: (tx: Transaction, work: Work, failed: readonly WorkRow[]) => Promise<PlannedRow[]>;
  /** Plans rows that revert the given rows, which were done. */
  planRevert?: (tx: Transaction, done: readonly WorkRow[]) => Promise<PlannedRow[]>;
};

/**
 * To add a kind: add its name to WORK_KINDS and its rights to WORK_RIGHTS in the contract, its name to the table works,
 * and its rules, which the kind's room passes to app.ts.
 */
export type WorkRulesByKind = { readonly [Kind in WorkKind]: WorkRules };
