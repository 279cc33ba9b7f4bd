import type { FastifyInstance } from "fastify";
import { challengeRoutes } from "./challenge/challenge.routes.ts";
import { deliverEvents } from "./deliver-events.ts";
import { formRoutes } from "./form/form.routes.ts";
import { makeErrorHandler } from "./gateway-problem.ts";
import { merchantRoutes } from "./merchant.routes.ts";
import type { GatewayParts } from "./parts.ts";
import { payRoutes } from "./pay.routes.ts";
import { takeDueSteps } from "./take-due-steps.ts";

export type { GatewayAccount } from "./account.ts";
export type { Tables as GatewayTables } from "./tables.generated.ts";

/**
 * Registers a payment gateway for test cards: a separate application in the same process. It has one merchant, whom it
 * identifies by the keys and calls only through webhooks.
 */
export async function registerSandboxGateway(app: FastifyInstance, prefix: string, parts: GatewayParts): Promise<void> {
  await app.register(
    async (gateway) => {
      gateway.setErrorHandler(makeErrorHandler(parts));
      await gateway.register(async (routes) => merchantRoutes(routes, parts));
      await gateway.register(async (routes) => challengeRoutes(routes, parts));
      await payRoutes(gateway, parts);
      await formRoutes(gateway);
    },
    { prefix },
  );
}

/** The gateway's background jobs. Several processes may run them at the same time. */
export function sandboxGatewayJobs(parts: GatewayParts) {
  return [
    { name: "sandbox-gateway-steps", everySeconds: 1, run: () => takeDueSteps(parts) },
    { name: "sandbox-gateway-webhooks", everySeconds: 1, run: () => deliverEvents(parts) },
  ];
}
