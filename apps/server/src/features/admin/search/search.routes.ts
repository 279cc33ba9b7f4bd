import type { Bind } from "../../../http/bind.ts";
import type { AdminParts } from "../parts.ts";
import { findThings } from "./find-things.ts";

export function searchRoutes(bind: Bind, { db, permissionsOf }: Pick<AdminParts, "db" | "permissionsOf">): void {
  bind("findThings", async ({ person, query }) => {
    return { things: await findThings(db, query.text, await permissionsOf(person)) };
  });
}
