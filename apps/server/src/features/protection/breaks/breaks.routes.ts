import { randomUUIDv7 } from "node:crypto";
import { untilRaceIsWon } from "../../../command/call-command.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { readTakenStops, type StopFacts, stopAnswerOf } from "../../fairness/index.ts";
import { reopenClosed } from "../exclusions/carry-protection.ts";
import { keptMarks } from "../exclusions/kept-marks.ts";
import { answerStop, stopOfBreak, type StopParts } from "../stops/answer-stop.ts";
import { breakEnd } from "./break-end.ts";
import { breakResponse } from "./break-response.ts";
import { callBegin, callReopen } from "./breaks.store.ts";

export function breakRoutes(bind: Bind, parts: StopParts): void {
  const { db, secrets, now } = parts;
  const answerOf = (facts: StopFacts) => stopAnswerOf(secrets.signingKeys, facts);

  bind(
    "beginBreak",
    async ({ person, body: { kind, until, stop: signed }, idempotency }) => {
      const { userId } = person;
      const end = breakEnd(kind, until, now());
      const marks = kind === "Exclusion" ? await keptMarks(parts, userId) : [];
      const stop = await stopOfBreak(parts, userId, kind, signed);
      const wanted = { breakId: randomUUIDv7(), kind, until: end, marks, stop };
      const begun = await callBegin(db, person, idempotency, now(), wanted);
      return { ...breakResponse(begun), ...(begun.stop && { stopAnswer: answerOf(begun.stop) }) };
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

  bind("answerStop", async ({ person, body }) => ({ answer: await answerStop(parts, person.userId, body) }));

  bind("listStops", async ({ person }) => {
    const taken = await readTakenStops(db, person.userId);
    return { stops: taken.map(({ stop, facts }) => ({ stop, answer: answerOf(facts) })) };
  });
}
