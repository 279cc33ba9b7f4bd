import { randomUUIDv7 } from "node:crypto";
import type { DeliveryOutcome } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { callDeliverShipment, findNamedShipments, lockNamedShipments } from "../../index.ts";
import { defineAct, insertAudit } from "../../../operators/index.ts";
import { type JudgedLine, judgeDeliveries } from "./judge-deliveries.ts";
import { readDeliveryFile } from "./read-delivery-file.ts";

export type DeliveryReport = {
  delivered: number;
  lines: { line: number; text: string; shipmentId: string | null; number: string | null; outcome: DeliveryOutcome }[];
};

function report(judged: readonly JudgedLine[]): DeliveryReport {
  const lines = judged.map(({ line, reference, shipment, outcome }) => ({
    line,
    text: reference,
    shipmentId: shipment?.shipmentId ?? null,
    number: shipment?.number ?? null,
    outcome,
  }));
  return { delivered: lines.filter(({ outcome }) => outcome === "Delivered").length, lines };
}

/** Reports what confirming a file of deliveries would do, without changing anything. */
export async function rehearseDeliveries(db: Connection, text: string): Promise<DeliveryReport> {
  const lines = readDeliveryFile(text);
  return report(
    judgeDeliveries(
      lines,
      await findNamedShipments(
        db,
        lines.map(({ reference }) => reference),
      ),
    ),
  );
}

/**
 * Marks the shipments of a file as delivered in one transaction. Each gets an audit entry that is a line of the file's
 * entry. Skips lines with mistakes. Locks all shipments first.
 */
export const confirmDeliveries = defineAct({
  name: "confirmDeliveries",
  change: async (tx, at, { person: { userId: actorId }, body: { text } }, { auditId: partOf }) => {
    const lines = readDeliveryFile(text);
    const judged = judgeDeliveries(
      lines,
      await lockNamedShipments(
        tx,
        lines.map(({ reference }) => reference),
      ),
    );
    for (const { outcome, shipment } of judged) {
      if (outcome !== "Delivered" || shipment === undefined) continue;
      const { shipmentId, version } = shipment;
      const { deliveredAt, version: after } = await callDeliverShipment(tx, shipment, version, at);
      await insertAudit(tx, {
        auditId: randomUUIDv7(),
        actorId,
        action: "confirmDelivery",
        subjectId: shipmentId,
        before: { status: "Shipped", deliveredAt: null, version },
        after: { status: "Shipped", deliveredAt, version: after },
        partOf,
        at,
      });
    }
    const facts = report(judged);
    return { facts, audit: { subjectId: actorId, before: null, after: { delivered: facts.delivered } } };
  },
  response: (_db, facts) => facts,
});
