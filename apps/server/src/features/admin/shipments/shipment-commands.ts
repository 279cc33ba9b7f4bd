import { add, cents } from "@trove/money";
import { z } from "zod";
import type { Command } from "../operations/command.ts";
import { moveShipment } from "./move-shipment.ts";
import { askToCancel } from "./shipment-asks.ts";
import { adminShipment } from "./shipment-response.ts";

const cancelled = z.object({ requestedCents: z.int(), creditedCents: z.int().default(0) });

/** Cancelling refunds a guest through the provider, and credits a person what they paid and don't get as items. */
export const setShipmentStatusCommand: Command<"setShipmentStatus"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    adminShipment(await moveShipment(parts, { person, idempotency, shipmentId: params.id }, body)),
  approval: {
    kind: "refunds",
    asks: askToCancel,
    // A refund is decided, not how to pack.
    decidedWith: "payments.refund",
    concerns: ({ body }) => body.status === "Cancelled",
    amount: (_call, { after }) => {
      const { requestedCents, creditedCents } = cancelled.parse(after);
      return add(cents(requestedCents), cents(creditedCents));
    },
  },
};
