import { z } from "zod";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { findAnyShipment } from "../../shipments/index.ts";
import { euros } from "../operations/asked.ts";
import type { AskedBy, Change } from "../operations/command.ts";

const withReturned = z.object({ requestedCents: z.int(), creditedCents: z.int().default(0) });

export async function askToCancel(db: Connection, { subjectId, after }: Change): Promise<AskedBy<"setShipmentStatus">> {
  const { requestedCents, creditedCents } = withReturned.parse(after);
  const shipment = await findAnyShipment(db, subjectId);
  if (shipment === undefined) throw new Refusal("NOT_FOUND");
  const amount = euros(requestedCents + creditedCents);
  return { action: "setShipmentStatus", shipmentNumber: shipment.number, amount };
}
