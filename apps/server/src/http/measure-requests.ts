import type { FastifyInstance, FastifySchema } from "fastify";
import { requests } from "../metrics/instruments.ts";
import { isOwnCall } from "./limits/own-call.ts";

const nameOf = (schema: FastifySchema | undefined) =>
  schema !== undefined && "operationId" in schema ? String(schema.operationId) : "page";

/** Measures requests, but not event streams, which end when their reader leaves, nor calls of this process itself. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (isOwnCall(request) || reply.getHeader("content-type") === "text/event-stream") return;
    const status = `${String(reply.statusCode).charAt(0)}xx`;
    requests.observe({ endpoint: nameOf(request.routeOptions.schema), status }, reply.elapsedTime / 1000);
  });
}
