import type { FastifyInstance } from "fastify";
import { Refusal } from "../command/refusal.ts";
import type { Connection } from "../database/connection.ts";
import { keptPing } from "../database/readiness.ts";
import type { Bind } from "./bind.ts";

/** `isDraining` tells whether the process will end soon, and `hears` whether notices reach it at once. */
type SystemParts = { http: FastifyInstance; db: Connection; isDraining: () => boolean; hears: () => boolean };

const RETRY_SECONDS = 5;

/** Registers the health check and the API documentation. */
export function systemRoutes(bind: Bind, { http, db, isDraining, hears }: SystemParts): void {
  const ping = keptPing(db);
  bind("getOpenApi", () => http.swagger());
  bind("getLiveness", () => ({ status: "ok" as const }));
  bind("getReadiness", async () => {
    if (isDraining()) {
      throw new Refusal("OVERLOADED", { detail: "This process is about to end.", retryAfterSeconds: RETRY_SECONDS });
    }
    await ping().catch(() => {
      const detail = "The database does not respond, or takes no writes.";
      throw new Refusal("OVERLOADED", { detail, retryAfterSeconds: RETRY_SECONDS });
    });
    return { status: "ok" as const, notices: hears() ? ("live" as const) : ("late" as const) };
  });
}
