import type { FastifyInstance } from "fastify";
import { Refusal } from "../command/refusal.ts";
import { type Connection, ping } from "../database/connection.ts";
import type { Bind } from "./bind.ts";

type SystemParts = { http: FastifyInstance; db: Connection };

/** Registers the health check and the API documentation. */
export function systemRoutes(bind: Bind, { http, db }: SystemParts): void {
  bind("getOpenApi", () => http.swagger());
  bind("getLiveness", () => ({ status: "ok" as const }));
  bind("getReadiness", async () => {
    await ping(db).catch(() => {
      throw new Refusal("OVERLOADED", { detail: "The database does not respond.", retryAfterSeconds: 5 });
    });
    return { status: "ok" as const };
  });
}
