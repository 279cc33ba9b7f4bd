import type { Bind } from "../../http/bind.ts";
import { Download } from "../../http/caller.ts";
import { changeClosure } from "./closure/change-closure.ts";
import { closureResponse } from "./closure/closure-response.ts";
import { callClosureFacts } from "./closure/closure.store.ts";
import type { OwnWalks } from "../ledger/index.ts";
import { exportAccount } from "./export/export-account.ts";
import type { AccountParts } from "./parts.ts";
import { tellAccount } from "./tell-account.ts";

export function accountRoutes(bind: Bind, parts: AccountParts & { ownWalks: OwnWalks }): void {
  const { db, auth, ownWalks, proveOpenings, now } = parts;
  const closureOf = async (userId: string) => {
    const facts = await callClosureFacts(db, userId, now(), ownWalks.known(userId));
    return closureResponse(ownWalks.note(userId, facts));
  };

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
