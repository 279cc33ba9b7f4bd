import type { FastifyInstance } from "fastify";
import { answers, type Connection } from "../database/connection.ts";
import { Refusal } from "../command/refusal.ts";
import type { Bind } from "./bind.ts";

/** Health and the interface's own description. */
export function systemRoutes(bind: Bind, app: FastifyInstance, db: Connection): void {
  bind("getOpenApi", () => app.swagger());
  bind("getLiveness", () => ({ status: "ok" as const }));
  bind("getReadiness", async () => {
    await answers(db).catch(() => {
      throw new Refusal("OVERLOADED", { detail: "The database does not answer." });
    });
    return { status: "ok" as const };
  });
}
