import type { FastifyInstance } from "fastify";
import type { Database } from "../database/connection.ts";
import { registry } from "./instruments.ts";
import { mayRead, type MetricsSettings, pageOf } from "./serve-metrics.ts";

/** Adds `/metrics` beside the pages if there is a token and no port of its own. */
export function metricsRoute(http: FastifyInstance, database: Database, settings: MetricsSettings): void {
  if (settings.METRICS_PORT !== undefined || settings.METRICS_TOKEN === undefined) return;
  const read = pageOf(database);
  http.get("/metrics", { schema: { hide: true }, config: { limit: "default" } }, async (request, reply) => {
    if (!mayRead(settings, request.headers.authorization)) return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await read());
  });
}
