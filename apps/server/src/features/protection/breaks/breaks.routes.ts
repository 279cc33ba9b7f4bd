import { randomUUIDv7 } from "node:crypto";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import type { Secrets } from "../../../secrets.ts";
import { reopenClosed } from "../exclusions/carry-protection.ts";
import { keptMarks, type ReadProvenPlaces } from "../exclusions/kept-marks.ts";
import { breakEnd } from "./break-end.ts";
import { breakResponse } from "./break-response.ts";
import { callBegin, callReopen } from "./breaks.store.ts";

type BreakParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys">;
  readProvenPlaces: ReadProvenPlaces;
  now: () => Date;
};

export function breakRoutes(bind: Bind, parts: BreakParts): void {
  const { db, secrets, now } = parts;

  bind(
    "beginBreak",
    async ({ person, body: { kind, until }, idempotency }) => {
      const end = breakEnd(kind, until, now());
      const marks = kind === "Exclusion" ? await keptMarks(parts, person.userId) : [];
      const begun = { breakId: randomUUIDv7(), kind, until: end, marks };
      return breakResponse(await callBegin(db, person, idempotency, now(), begun));
    },
    { isSessionCheckedByCommand: true },
  );

  bind(
    "reopenAccount",
    async ({ person, idempotency }) => {
      const reopen = async (tx: Transaction) => {
        const taken = await callReopen(tx, person, idempotency, now());
        await reopenClosed({ db: tx, secrets }, person.userId);
        return taken;
      };
      return breakResponse(await untilRaceIsWon(() => db.transaction().execute(reopen)));
    },
    { isSessionCheckedByCommand: true },
  );
}
