/**
 * Kinds of bulk work: an import of items, a change of many items, the revert of either, and a move of many shipments.
 */
export const WORK_KINDS = ["ItemImport", "ItemEdit", "ItemRevert", "ShipmentMove"] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The kinds of work that can be reverted. Moves of shipments can't, because customers were already told of them. */
export const REVERTIBLE_KINDS: readonly WorkKind[] = ["ItemImport", "ItemEdit", "ItemRevert"];

export const WORK_STATUSES = ["Planned", "Running", "Stopping", "Done", "Cancelled", "Failed"] as const;
export type WorkStatus = (typeof WORK_STATUSES)[number];

/**
 * When work is stopped, the current row and the follow-ups of finished rows still complete. Failed rows can be planned
 * again. Failed work could not be finished; it continues when it is started again.
 */
export const WORK_TRANSITIONS: Record<WorkStatus, readonly WorkStatus[]> = {
  Planned: ["Running", "Cancelled"],
  Running: ["Stopping", "Done", "Failed"],
  Stopping: ["Cancelled", "Done", "Failed"],
  Done: ["Planned"],
  Cancelled: ["Running", "Planned"],
  Failed: ["Running"],
};

/** The statuses of a row. Invalid and Unchanged rows never run. */
export const WORK_ROW_STATUSES = ["Invalid", "Unchanged", "Waiting", "Done", "Failed"] as const;
export type WorkRowStatus = (typeof WORK_ROW_STATUSES)[number];
