import { randomUUIDv7 } from "node:crypto";
import type { BreakKind } from "@trove/contract";
import { parseStopAnswer, type SignedStop, type SignedText, type Stop, stopHash, type StopKind } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Secrets, SigningKey } from "../../../secrets.ts";
import { callStopAnswer, isSignedByShop, readStop, stopAnswerOf, stopArgument } from "../../fairness/index.ts";
import { fitsBreak } from "../breaks/break-end.ts";
import { callTakeBack } from "../breaks/breaks.store.ts";
import { keptMarks, type ReadProvenPlaces } from "../exclusions/kept-marks.ts";

export type StopParts = {
  db: Connection;
  secrets: Pick<Secrets, "rootKeys" | "signingKeys">;
  readProvenPlaces: ReadProvenPlaces;
  signingKeyAt: (at: Date) => Promise<SigningKey>;
  now: () => Date;
};

const BREAK_OF: Record<StopKind, BreakKind | undefined> = { BREAK: "Break", EXCLUSION: "Exclusion", END: undefined };

/** The stop as the commands take it, if it asks for this break; otherwise undefined: the break begins without it. */
export async function stopOfBreak(
  { signingKeyAt, now }: StopParts,
  userId: string,
  kind: BreakKind,
  signed: SignedStop | undefined,
) {
  const stop = signed && readStop(signed, userId);
  if (signed === undefined || stop === undefined || BREAK_OF[stop.kind] !== kind) return undefined;
  if (!fitsBreak(kind, stop.hours / 24)) return undefined;
  return stopArgument(signed, (await signingKeyAt(now())).keyId);
}

/** The time at which the shop has taken this stop by its own signed answer; undefined if it has not. */
function takenAt({ secrets }: StopParts, { text }: SignedStop, answer: SignedText | undefined): Date | undefined {
  if (answer === undefined || !isSignedByShop(secrets.signingKeys, answer)) return undefined;
  try {
    const { isTaken, stopHash: named, time } = parseStopAnswer(answer.text);
    return isTaken && named === stopHash(text) ? new Date(time) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function refuse(reason: string): never {
  throw new Refusal("VALIDATION_FAILED", { errors: { stop: [reason] } });
}

function callAnswer(parts: StopParts, userId: string, signed: SignedStop, stop: Stop, keyId: string, taken?: Date) {
  const { db, now } = parts;
  const argument = stopArgument(signed, keyId);
  if (taken === undefined) return callStopAnswer(db, userId, argument);
  const { kind, hours } = stop;
  const marks = kind === "EXCLUSION" ? keptMarks(parts, userId) : Promise.resolve([]);
  return marks.then((known) => {
    const lost = { breakId: randomUUIDv7(), kind: BREAK_OF[kind] ?? "Break", hours, marks: known };
    return callTakeBack(db, userId, argument, taken, lost, now());
  });
}

/**
 * Answers a stop that comes without a break: takes an END, and takes back what a restore has lost, if `answer` is the
 * shop's own. Throws VALIDATION_FAILED unless the stop is the person's, signed, and gets an answer. Locks the
 * person's fairness row.
 */
export async function answerStop(
  parts: StopParts,
  userId: string,
  { stop: signed, answer }: { stop: SignedStop; answer?: SignedText | undefined },
): Promise<SignedText> {
  const stop = readStop(signed, userId);
  if (stop === undefined) refuse("Stop must be yours, and signed by its key");
  const taken = takenAt(parts, signed, answer);
  const keyId = taken === undefined ? (await parts.signingKeyAt(parts.now())).keyId : (answer?.keyId ?? "");
  const facts = await callAnswer(parts, userId, signed, stop, keyId, taken);
  if (facts === null) refuse("Stop must name a key of yours that has signed fewer than 50 in the last 24 hours");
  return stopAnswerOf(parts.secrets.signingKeys, facts);
}
