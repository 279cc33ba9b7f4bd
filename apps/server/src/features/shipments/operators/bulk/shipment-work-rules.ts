import { NO_KEY } from "../../../../command/idempotency.ts";
import { refusedFor } from "../../../../command/refused-for.ts";
import type { Transaction } from "../../../../database/connection.ts";
import {
  runUnapproved,
  absentOperator,
  type Act,
  type RowContext,
  type WorkRules,
  type Work,
  type WorkRow,
} from "../../../operators/index.ts";
import { readAllShipments } from "../shipments.store.ts";
import { type BulkMoveOf, judgeMoves } from "./judge-moves.ts";

const moveOf = ({ settings }: Work) => settings as BulkMoveOf;

/** Judges again what the move would do to these rows' shipments. Each result has its row's line number. */
async function judgeAgain(tx: Transaction, work: Work, rows: readonly WorkRow[]) {
  const lines = new Map(rows.map(({ subjectId, line }) => [subjectId, line]));
  const ids = rows.flatMap(({ subjectId }) => subjectId ?? []);
  const shipments = await readAllShipments(tx, { ids, sortDirection: "Asc" }, { limit: ids.length, offset: 0 });
  const numbered = shipments.flatMap((facts) => {
    const line = lines.get(facts.shipmentId);
    return line === undefined ? [] : [{ facts, line }];
  });
  return judgeMoves(tx, numbered, moveOf(work).status);
}

/**
 * Moves the shipment of a row as the endpoint for one shipment does. Acts for the operator who started the work, who
 * must still have the right. Refuses a move that a second person has to approve.
 */
async function runRow(act: Act<"setShipmentStatus">, context: RowContext, work: Work, row: WorkRow) {
  const { subjectId: id, subjectVersion: version } = row;
  if (id === null || version === null) throw new Error("a row of a move names no shipment");
  const [judged] = await judgeAgain(context.db, work, [row]);
  if (judged?.status === "Invalid") throw refusedFor("STATUS_CONFLICT", judged.problems ?? []);
  const { status, reason } = moveOf(work);
  const person = absentOperator(work.startedBy ?? work.actorId);
  const call = { person, idempotency: NO_KEY, params: { id }, body: { status, version, reason } };
  const inBackground = { ...context, isSessionless: true, cause: { partOf: work.startedIn } };
  const moved = await runUnapproved(act, inBackground, call);
  return { subjectId: id, madeVersion: moved.version };
}

/** The rules of work that moves shipments. There is nothing to do when all rows are done, and no boxes change. */
export const shipmentWorkRules = (act: Act<"setShipmentStatus">): WorkRules => ({
  runRow: (...row) => runRow(act, ...row),
  close: async () => [],
  boxes: async () => [],
  planAgain: judgeAgain,
});
