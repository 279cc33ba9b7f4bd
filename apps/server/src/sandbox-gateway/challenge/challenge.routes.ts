import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { GatewayParts } from "../parts.ts";
import { challengePage, challengePolicy } from "./challenge-page.ts";
import { BANK_OUTCOMES, completeChallenge, openChallenge } from "./challenge.ts";

type Params = { paymentId: string };

const schema = { hide: true };
const outcomeForm = z.object({ token: z.string().catch(""), outcome: z.enum(BANK_OUTCOMES).catch("fail") });

/** Serves the bank's page, where the person approves or fails the payment. It works without scripts. */
export async function challengeRoutes(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.get<{ Params: Params }>("/challenges/:paymentId", { schema }, async ({ params, query }, reply) => {
    const { token } = outcomeForm.parse(query);
    const challenge = await openChallenge(parts, params.paymentId, token);
    void reply.header("cache-control", "no-store");
    if (challenge.isOver) return reply.redirect(challenge.returnUrl, 303);
    return reply
      .header("content-security-policy", challengePolicy(challenge))
      .type("text/html; charset=utf-8")
      .send(challengePage(challenge, token));
  });

  app.post<{ Params: Params }>("/challenges/:paymentId", { schema }, async ({ params, body }, reply) => {
    const { token, outcome } = outcomeForm.parse(body ?? {});
    const returnUrl = await completeChallenge(parts, params.paymentId, { token, outcome });
    return reply.header("cache-control", "no-store").redirect(returnUrl, 303);
  });
}
