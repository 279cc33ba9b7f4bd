import type { Bind } from "../../http/bind.ts";
import type { OperationParts, PermissionsOf } from "../operators/index.ts";
import { findThings } from "./find-things.ts";

export function searchRoutes(
  bind: Bind,
  { db, permissionsOf }: Pick<OperationParts, "db"> & { permissionsOf: PermissionsOf },
): void {
  bind("findThings", async ({ person, query }) => {
    return { things: await findThings(db, query.text, await permissionsOf(person)) };
  });
}
