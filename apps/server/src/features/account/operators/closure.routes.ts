import type { Bind } from "../../../http/bind.ts";
import { closureResponse, readClosure } from "../index.ts";
import type { OperationParts } from "../../operators/index.ts";
import { requirePerson } from "../../people/index.ts";

export function operatorClosureRoutes(bind: Bind, { db, now }: Pick<OperationParts, "db" | "now">): void {
  bind("getPersonClosure", async ({ params }) => {
    await requirePerson(db, params.id);
    return closureResponse(await readClosure(db, params.id, now()));
  });
}
