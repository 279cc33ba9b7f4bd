import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { changeClosure } from "./closure/change-closure.ts";
import { closureResponse } from "./closure/closure-response.ts";
import { makeReadClosure } from "./closure/read-closure.ts";
import { exportAccount } from "./export/export-account.ts";
import type { AccountParts } from "./parts.ts";
import { tellAccount } from "./tell-account.ts";

export function accountRoutes(bind: Bind, parts: AccountParts): void {
  const { db, auth, proveOpenings, now } = parts;
  const readClosure = makeReadClosure(db);
  const closureOf = async (userId: string) => closureResponse(await readClosure(userId, now()));

  bind("exportAccount", async ({ person }) => {
    await auth.requireConfirmed(db, person);
    await auth.countExport(person);
    await db.transaction().execute((tx) => tellAccount(parts, tx, person.userId, "exported"));
    return new Download(exportAccount(db, proveOpenings, { userId: person.userId, at: now() }));
  });

  bind("getClosure", ({ person }) => closureOf(person.userId));

  bind("changeClosure", async ({ person, idempotency, body }) => {
    await changeClosure(parts, person, idempotency, body);
    return closureOf(person.userId);
  });
}
