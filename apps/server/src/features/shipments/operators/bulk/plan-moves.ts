import { randomUUIDv7 } from "node:crypto";
import { type BodyOf, type Endpoints, ORDER_STATUSES, WORK_ROWS_MAX, type WorkRowStatus } from "@trove/contract";
import { Refusal } from "../../../../command/refusal.ts";
import type { Connection } from "../../../../database/connection.ts";
import type { ShipmentFacts } from "../../index.ts";
import { codedProblems, defineAct, shownWork, groupRows, insertWork } from "../../../operators/index.ts";
import { readAllShipments, selectionAt } from "../shipments.store.ts";
import { judgeMoves } from "./judge-moves.ts";

type Body = BodyOf<Endpoints["planShipmentMoves"]>;

const SHOWN_PROBLEMS = 10;

/**
 * Throws VALIDATION_FAILED unless the body has either shipmentIds or matching, and a reason if the shipments are
 * cancelled.
 */
function requireSense({ shipmentIds, matching, status, reason }: Body): void {
  const errors: Record<string, string[]> = {};
  if ((shipmentIds === undefined) === (matching === undefined)) {
    errors["shipmentIds"] = ["Send either shipmentIds or matching"];
  }
  if (status === "Cancelled" && reason === undefined) errors["reason"] = ["Reason is required"];
  if (Object.keys(errors).length > 0) throw new Refusal("VALIDATION_FAILED", { errors });
}

/**
 * Returns the selected shipments, oldest first. Throws STATUS_CONFLICT if there are none, or more than a work may have
 * rows.
 */
async function requireShipments(db: Connection, { shipmentIds, matching }: Body, at: Date): Promise<ShipmentFacts[]> {
  const selection = { ...selectionAt(matching ?? {}, at), ids: shipmentIds, sortDirection: "Asc" } as const;
  const shipments = await readAllShipments(db, selection, { limit: WORK_ROWS_MAX + 1, offset: 0 });
  if (shipments.length === 0) throw new Refusal("STATUS_CONFLICT", { detail: "No shipments match" });
  if (shipments.length > WORK_ROWS_MAX) {
    const detail = `More than ${WORK_ROWS_MAX} shipments match. Filter the list first`;
    throw new Refusal("STATUS_CONFLICT", { detail });
  }
  return shipments;
}

/** Renders planned work with the shipments that it would move and those that it leaves out. */
async function plannedMoves(db: Connection, { workId }: { workId: string }) {
  const [work, groups] = await Promise.all([shownWork({ db }, workId), groupRows(db, workId)]);
  const of = (wanted: WorkRowStatus) => groups.filter(({ status }) => status === wanted);
  const moving = of("Waiting").flatMap(({ before, count }) => {
    const status = ORDER_STATUSES.find((one) => one === before);
    return status === undefined ? [] : [{ status, count }];
  });
  const problems = of("Invalid").map(({ count, ...row }) => {
    return { problem: row.problem ?? "", problems: codedProblems(row), count };
  });
  return { ...work, moving, problems: problems.slice(0, SHOWN_PROBLEMS) };
}

/** Plans a move of many shipments, but moves none. Throws VALIDATION_FAILED and STATUS_CONFLICT. */
export const planMoves = defineAct({
  name: "planShipmentMoves",
  change: async (tx, at, { person, body }) => {
    requireSense(body);
    const { status, reason } = body;
    const shipments = await requireShipments(tx, body, at);
    const numbered = shipments.map((facts, place) => ({ facts, line: place + 1 }));
    const rows = await judgeMoves(tx, numbered, status);
    const own = { kind: "ShipmentMove", title: "", actorId: person.userId, revertsId: null } as const;
    const work = { ...own, workId: randomUUIDv7(), settings: { columns: ["Number"], status, reason } };
    await insertWork(tx, work, rows, at);
    const after = { kind: work.kind, status, rows: rows.length };
    const audit = { subjectId: work.workId, before: null, after, reason: reason ?? null };
    return { facts: { workId: work.workId }, audit };
  },
  response: plannedMoves,
});
