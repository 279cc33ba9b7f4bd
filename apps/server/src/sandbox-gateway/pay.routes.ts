import type { FastifyInstance } from "fastify";
import { GatewayProblem } from "./gateway-problem.ts";
import { isBearer, tokenFor } from "./keys.ts";
import { listKept } from "./means/kept-cards.ts";
import { makeWalletToken } from "./means/wallet-token.ts";
import type { GatewayParts } from "./parts.ts";
import { pay } from "./pay.ts";
import { findOpenSession } from "./sessions.store.ts";

/**
 * The routes for the card form, which authenticates with the session's token as a bearer token, and with the secret of
 * the session's customer to read kept cards while the session can be paid. A wallet that is opened before there is a
 * session has the public key.
 */
export async function payRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  app.post<{ Params: { id: string } }>("/sessions/:id/pay", { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    if (!isBearer(request.headers.authorization, tokenFor(parts.account, "session", id))) {
      throw new GatewayProblem(401, "unauthorized");
    }
    return reply.header("cache-control", "no-store").send(await pay(parts, id, request.body));
  });

  app.post("/wallet-tokens", { schema: { hide: true } }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, parts.account.publicKey))
      throw new GatewayProblem(401, "unauthorized");
    return reply.header("cache-control", "no-store").send(makeWalletToken(parts.account, request.body, parts.now()));
  });

  app.get<{ Params: { id: string } }>("/sessions/:id/cards", { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params;
    if (!isBearer(request.headers.authorization, tokenFor(parts.account, "cards", id))) {
      throw new GatewayProblem(401, "unauthorized");
    }
    const session = await findOpenSession(parts.db, id, parts.now());
    const cards = session?.customerId ? await listKept(parts.db, session.customerId) : [];
    return reply.header("cache-control", "no-store").send({ cards });
  });
}
