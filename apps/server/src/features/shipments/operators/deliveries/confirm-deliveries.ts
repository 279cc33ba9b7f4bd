import type { DeliveryOutcome } from "@trove/contract";
import type { Connection } from "../../../../database/connection.ts";
import { findNamedShipments, lockNamedShipments } from "../../index.ts";
import { defineAct } from "../../../operators/index.ts";
import { auditDeliveries } from "./audit-deliveries.ts";
import { type Judged, judgeDeliveries } from "./judge-deliveries.ts";
import type { StepMailParts } from "./mail-step.ts";
import { readDeliveryFile } from "./read-delivery-file.ts";
import { recordSteps } from "./record-steps.ts";

export type DeliveryReport = {
  delivered: number;
  noted: number;
  lines: { line: number; text: string; shipmentId: string | null; number: string | null; outcome: DeliveryOutcome }[];
};

function report(judged: readonly Judged[]): DeliveryReport {
  const lines = judged.map(({ line, reference, shipment, outcome }) => ({
    line,
    text: reference,
    shipmentId: shipment?.shipmentId ?? null,
    number: shipment?.number ?? null,
    outcome,
  }));
  const count = (counted: DeliveryOutcome) => lines.filter(({ outcome }) => outcome === counted).length;
  return { delivered: count("Delivered"), noted: count("Noted"), lines };
}

/** Reports what confirming a file of deliveries would do, without changing anything. */
export async function rehearseDeliveries(db: Connection, text: string, now: Date): Promise<DeliveryReport> {
  const lines = readDeliveryFile(text);
  const references = lines.map(({ reference }) => reference);
  return report(judgeDeliveries(lines, await findNamedShipments(db, references), now));
}

/**
 * Notes a carrier's steps and deliveries from a file, in one transaction. Each delivery gets an audit entry that is a
 * line of the file's entry. Skips lines with mistakes. Locks all shipments first.
 */
export const confirmDeliveries = (parts: StepMailParts) =>
  defineAct({
    name: "confirmDeliveries",
    change: async (tx, at, { person: { userId: actorId }, body: { text } }, { auditId: partOf }) => {
      const lines = readDeliveryFile(text);
      const references = lines.map(({ reference }) => reference);
      const judged = judgeDeliveries(lines, await lockNamedShipments(tx, references), at);
      await auditDeliveries(tx, await recordSteps(parts, tx, judged, at), { actorId, partOf }, at);
      const facts = report(judged);
      const { delivered, noted } = facts;
      return { facts, audit: { subjectId: actorId, before: null, after: { delivered, noted } } };
    },
    response: (_db, facts) => facts,
  });
