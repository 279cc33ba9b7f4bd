import { cents } from "@trove/money";
import { z } from "zod";
import type { Command } from "../operations/command.ts";
import { moveShipment } from "./move-shipment.ts";
import { adminShipment } from "./shipment-response.ts";

const cancelled = z.object({ requestedCents: z.int() });

/** Cancelling a guest's shipment refunds its payment through the provider. */
export const setShipmentStatusCommand: Command<"setShipmentStatus"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    adminShipment(await moveShipment(parts, { person, idempotency, shipmentId: params.id }, body)),
  approval: {
    kind: "refunds",
    // A refund is decided, not how to pack.
    decidedWith: "payments.refund",
    concerns: ({ body }) => body.status === "Cancelled",
    amount: (_call, { after }) => cents(cancelled.parse(after).requestedCents),
  },
};
