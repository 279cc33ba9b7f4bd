import { randomUUIDv7 } from "node:crypto";
import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { breakEnd } from "./break-end.ts";
import { callBegin, callReopen, readBreak, type TakenBreak } from "./breaks.store.ts";

function shown({ kind, until, reopensAt }: TakenBreak): ResponseOf<Endpoints["beginBreak"]> {
  return { kind, untilUtc: until, reopensAtUtc: reopensAt };
}

export function breakRoutes(bind: Bind, { db, now }: { db: Connection; now: () => Date }): void {
  bind("getProtection", async ({ person }) => {
    const taken = await readBreak(db, person.userId);
    return { break: taken && shown(taken) };
  });

  bind(
    "beginBreak",
    async ({ person, body: { kind, until }, idempotency }) => {
      const end = breakEnd(kind, until, now());
      return shown(await callBegin(db, person, idempotency, now(), { breakId: randomUUIDv7(), kind, until: end }));
    },
    { isSessionCheckedByCommand: true },
  );

  bind("reopenAccount", async ({ person, idempotency }) => shown(await callReopen(db, person, idempotency, now())), {
    isSessionCheckedByCommand: true,
  });
}
