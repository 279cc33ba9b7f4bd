import type { FastifyInstance } from "fastify";
import { cancelSession } from "./cancel-session.ts";
import { createSession } from "./create-session.ts";
import { GatewayProblem } from "./gateway-problem.ts";
import { importPayments } from "./import-payments.ts";
import { isBearer, tokenFor } from "./keys.ts";
import { listBegun, listChanges } from "./list-changes.ts";
import { listKept, removeCustomer, removeKept } from "./means/kept-cards.ts";
import type { GatewayParts } from "./parts.ts";
import { createPayout, listPayouts } from "./payouts.ts";
import { refundPayment } from "./refund-payment.ts";
import { readState } from "./sessions.store.ts";

const schema = { hide: true };
const keyOf = (header: string | string[] | undefined) => (typeof header === "string" ? header : undefined);

/** The routes for the merchant's server, which authenticates with its secret key as a bearer token. */
export async function merchantRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  app.addHook("onRequest", async (request) => {
    if (!isBearer(request.headers.authorization, parts.account.secretKey)) {
      throw new GatewayProblem(401, "unauthorized");
    }
  });

  const read = async ({ params }: { params: { id: string } }) => {
    const state = await readState(parts.db, params.id);
    if (state === undefined) throw new GatewayProblem(404, "not_found");
    return state;
  };

  app.post("/sessions", { schema }, async ({ headers, body }, reply) => {
    return reply.code(201).send(await createSession(parts, keyOf(headers["idempotency-key"]), body));
  });
  app.get<{ Params: { id: string } }>("/sessions/:id", { schema }, read);
  app.get<{ Querystring: unknown }>("/payments", { schema }, ({ query }) => listChanges(parts, query));
  app.get<{ Querystring: unknown }>("/payments/begun", { schema }, ({ query }) => listBegun(parts, query));
  app.get<{ Params: { id: string } }>("/payments/:id", { schema }, read);
  app.post("/payouts", { schema }, async ({ headers, body }, reply) => {
    return reply.code(201).send(await createPayout(parts, keyOf(headers["idempotency-key"]), body));
  });
  app.get<{ Querystring: unknown }>("/payouts", { schema }, ({ query }) => listPayouts(parts, query));
  app.post("/payments/import", { schema }, async ({ body }, reply) => {
    return reply.code(201).send(await importPayments(parts, body));
  });
  app.post<{ Params: { id: string } }>(
    "/payments/:id/refunds",
    { schema },
    async ({ params, headers, body }, reply) => {
      return reply.code(201).send(await refundPayment(parts, params.id, keyOf(headers["idempotency-key"]), body));
    },
  );
  // A customer has no row: the same key makes the same id.
  app.post("/customers", { schema }, async ({ headers }, reply) => {
    const key = keyOf(headers["idempotency-key"]);
    if (!key) throw new GatewayProblem(400, "invalid_request");
    return reply.code(201).send({ id: `cus_${tokenFor(parts.account, "customer", key)}` });
  });
  app.get<{ Params: { id: string } }>("/customers/:id/cards", { schema }, async ({ params }) => ({
    cards: await listKept(parts.db, params.id),
  }));
  app.delete<{ Params: { id: string; card: string } }>(
    "/customers/:id/cards/:card",
    { schema },
    async ({ params }, reply) => {
      await removeKept(parts, params.id, params.card);
      return reply.code(204).send();
    },
  );
  app.delete<{ Params: { id: string } }>("/customers/:id", { schema }, async ({ params }, reply) => {
    await removeCustomer(parts, params.id);
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>("/sessions/:id/cancel", { schema }, ({ params }) =>
    cancelSession(parts, params.id),
  );
}
