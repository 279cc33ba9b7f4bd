import { randomUUIDv7 } from "node:crypto";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { breakEnd } from "./break-end.ts";
import { breakResponse } from "./break-response.ts";
import { callBegin, callReopen } from "./breaks.store.ts";

export function breakRoutes(bind: Bind, { db, now }: { db: Connection; now: () => Date }): void {
  bind(
    "beginBreak",
    async ({ person, body: { kind, until }, idempotency }) => {
      const end = breakEnd(kind, until, now());
      return breakResponse(
        await callBegin(db, person, idempotency, now(), { breakId: randomUUIDv7(), kind, until: end }),
      );
    },
    { isSessionCheckedByCommand: true },
  );

  bind(
    "reopenAccount",
    async ({ person, idempotency }) => breakResponse(await callReopen(db, person, idempotency, now())),
    {
      isSessionCheckedByCommand: true,
    },
  );
}
