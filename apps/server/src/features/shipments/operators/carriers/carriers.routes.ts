import type { Connection } from "../../../../database/connection.ts";
import { Refusal } from "../../../../command/refusal.ts";
import type { SecurityLog } from "../../../../command/security-log.ts";
import { isSigned } from "../../../../command/webhook-signature.ts";
import type { Bind } from "../../../../http/bind.ts";
import type { StepMailParts } from "../deliveries/mail-step.ts";
import { receiveEvents } from "./receive-events.ts";

type CarrierParts = StepMailParts & {
  db: Connection;
  security: SecurityLog;
  /** Signs carriers' calls. Without it, there is no such call. */
  secret: string | undefined;
  now: () => Date;
  log: { warn(fields: object, text: string): void };
};

/** The call by which carriers, or a program between them and the shop, report how far parcels are. */
export function carrierRoutes(bind: Bind, parts: CarrierParts): void {
  const { secret, security, now } = parts;
  bind("receiveCarrierEvents", async ({ body, rawBody, headers, ip }) => {
    if (secret === undefined) throw new Refusal("NOT_FOUND");
    if (!isSigned(secret, rawBody ?? Buffer.alloc(0), headers["carrier-signature"], now())) {
      const detail = "The signature is not valid";
      security("webhook_forged", { reason: detail, ip });
      throw new Refusal("VALIDATION_FAILED", { detail });
    }
    await receiveEvents(parts, body.events);
    return undefined;
  });
}
