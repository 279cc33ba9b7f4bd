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

/** True if both sides have signed the stop, and the shop has taken it. */
function counts({ stop, stopSignature, answer, answerSignature }: StopCase, userId: string, shopKey: string): boolean {
  const [heading, user, , , browserKey = "", ...rest] = stop.split("\n");
  const [kind, named] = answer.split("\n");
  return (
    heading === "lootbox/stop/v1" &&
    user === userId &&
    rest.length === 4 &&
    isSigned(stop, stopSignature, browserKey) &&
    kind === "lootbox/stopped/v1" &&
    named === sha256(stop) &&
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
