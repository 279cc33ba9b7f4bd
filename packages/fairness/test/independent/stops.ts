import { createPublicKey, verify } from "node:crypto";
import { sha256 } from "./recompute.ts";

/** A stop with the shop's answer, each with its signature. */
export type StopCase = {
  readonly stop: string;
  readonly stopSignature: string;
  readonly answer: string;
  readonly answerSignature: string;
};

export function isSigned(text: string, signature: string, publicKey: string): boolean {
  const der = Buffer.from(`302a300506032b6570032100${publicKey}`, "hex");
  const key = createPublicKey({ key: der, format: "der", type: "spki" });
  return verify(null, Buffer.from(text, "utf8"), key, Buffer.from(signature, "hex"));
}

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const HASH = "[0-9a-f]{64}";
/** The whole text of a stop: a break spares an offer or none, an END has no hours and spares none. */
const STOP = new RegExp(
  `^lootbox/stop/v1\n${ID}\n(?:(?:BREAK|EXCLUSION)\n[1-9]\\d{0,4}\n${HASH}\n(?:0|[1-9]\\d{0,15})\n${HASH}\n(?:${HASH})?` +
    `|END\n0\n${HASH}\n(?:0|[1-9]\\d{0,15})\n${HASH}\n)\n[0-9a-f]{32}$`,
  "u",
);
const STOPPED = new RegExp(`^lootbox/stopped/v1\n${HASH}\n\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$`, "u");

/** True if it is the canonical text of a time. */
function isTime(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
}

/** True if both sides have signed the stop, and the shop has taken it. */
function counts({ stop, stopSignature, answer, answerSignature }: StopCase, userId: string, shopKey: string): boolean {
  if (!STOP.test(stop) || !STOPPED.test(answer)) return false;
  const [, user, , hours, browserKey = "", nonce] = stop.split("\n");
  const [, named, time = ""] = answer.split("\n");
  return (
    user === userId &&
    Number(hours) <= 50_000 &&
    Number.isSafeInteger(Number(nonce)) &&
    isSigned(stop, stopSignature, browserKey) &&
    named === sha256(stop) &&
    isTime(time) &&
    new Date(Date.parse(time) + Number(hours) * 3_600_000).getUTCFullYear() <= 9999 &&
    isSigned(answer, answerSignature, shopKey)
  );
}

/** Whether a receipt of this offer breaks one of the stops. */
export function isInBreak(offer: string, stops: readonly StopCase[], shopKey: string): boolean {
  const [, userId = "", nonce, ...others] = offer.split("\n");
  const offered = Date.parse(others[10] ?? "");
  return stops
    .filter((each) => counts(each, userId, shopKey))
    .some(({ stop, answer }) => {
      const [, , , hours, , stopNonce, , revealed] = stop.split("\n");
      const began = Date.parse(answer.split("\n")[2] ?? "");
      const isOwn = stopNonce === nonce;
      if (Number(stopNonce) > Number(nonce) || (isOwn && revealed === sha256(offer))) return false;
      const isWithin = offered > began && offered < began + Number(hours) * 3_600_000;
      return isWithin || offered <= began;
    });
}
