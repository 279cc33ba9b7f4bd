import type { Signer, WitnessKey } from "@trove/fairness/log";
import type { FastifyInstance } from "fastify";
import type { LogCopy } from "../copy/log-copy.ts";
import type { SilenceDesk } from "../silences/silence-desk.ts";
import { silenceList } from "../silences/silence-list.ts";
import { LIST_MS, signedList } from "../silences/signed-list.ts";
import { callerOf } from "./open-server.ts";

const MOST_BYTES = 16_384;

type Parts = {
  readonly desk: SilenceDesk;
  readonly terms: LogCopy;
  readonly name: string;
  readonly signer: Signer<WitnessKey>;
  readonly now: () => Date;
};

/** Serves `/silences`: takes unanswered reveals of pages of every origin, and lists what the shop is silent about. */
export function silencesRoutes(http: FastifyInstance, { desk, terms, name, signer, now }: Parts): void {
  const list = signedList({
    make: () => silenceList(desk.all(), terms.origin, name, signer, now()),
    revision: desk.revision,
    now,
  });
  http.options("/silences", (_request, reply) =>
    reply
      .code(204)
      .headers({
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "content-type",
        "access-control-max-age": "86400",
      })
      .send(),
  );
  http.post<{ Body: string | undefined }>("/silences", { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const answer = await desk.handIn(request.body ?? "", callerOf(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, "a reveal was not stored");
      return { status: 503 } as const;
    });
    if (answer.status === 429) void reply.header("retry-after", answer.retryAfterSeconds);
    return reply.code(answer.status).send("body" in answer ? answer.body : {});
  });
  http.get<{ Params: { hash: string } }>("/silences/:hash", async ({ params }, reply) => {
    if (params.hash !== terms.originHash) return reply.callNotFound();
    const headers = { "cache-control": `public, max-age=${LIST_MS / 1_000}` };
    return reply
      .headers(headers)
      .type("text/plain; charset=utf-8")
      .send(await list());
  });
}
