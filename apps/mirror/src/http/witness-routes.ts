import type { FastifyInstance } from "fastify";
import type { Witness } from "../witness/open-witness.ts";

/** Serves C2SP tlog-witness: the call of logs, and the last signed checkpoints for monitors. */
export function witnessRoutes(http: FastifyInstance, witness: Witness): void {
  http.post<{ Body: string | undefined }>("/add-checkpoint", async ({ body = "" }, reply) => {
    const answer = await witness.add(body);
    return reply.code(answer.status).type(answer.type).send(answer.body);
  });
  http.get<{ Params: { hash: string } }>("/witness/:hash/checkpoint", async ({ params }, reply) => {
    const note = witness.checkpoint(params.hash);
    if (note === undefined) return reply.callNotFound();
    return reply.headers({ "cache-control": "public, max-age=5" }).type("text/plain; charset=utf-8").send(note);
  });
}
