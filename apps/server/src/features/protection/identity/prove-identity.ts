import type { IdentityPicture } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { cleanPicture } from "../../files/index.ts";
import { notify } from "../../notifications/index.ts";
import type { ProtectionParts } from "../parts.ts";
import { readMarket } from "../protection-response.ts";
import { readProtection } from "../protection.store.ts";
import { endCheck, keepMark } from "./end-check.ts";
import { callBegin, callKeepPicture, callMove, callUploadBegin, newCheckId, readLastCheck } from "./identity.store.ts";
import { takesProofs } from "./identity-state.ts";
import { sealPicture } from "./seal-picture.ts";

/** Width and height in which small print can be read. */
const MOST_PIXELS = 2000;

/**
 * Begins a check of what a person has declared; one that has begun goes on. `country` is that of the request. Throws
 * STATUS_CONFLICT if the person's market asks for no proof, or this shop's check for nothing, and TOO_SOON.
 */
export async function beginCheck(
  parts: ProtectionParts,
  person: Person,
  country: string | undefined,
  at: Date,
): Promise<void> {
  const { market } = await readMarket(parts, person.userId, country, at);
  const checkId = newCheckId();
  const step = await parts.identityCheck.begin({ checkId });
  if (step === null || !takesProofs(market)) throw new Refusal("STATUS_CONFLICT");
  await callBegin(parts.db, person, { checkId, method: parts.identityCheck.name, step }, at);
}

/**
 * Keeps a picture for the check that has begun, encrypted. It is counted before it is decoded, so that nobody keeps the
 * processor busy. Throws STATUS_CONFLICT, TOO_SOON, VALIDATION_FAILED and OVERLOADED.
 */
export async function sendPicture(
  { db, secrets }: ProtectionParts,
  person: Person,
  { picture, bytes }: { picture: IdentityPicture; bytes: Buffer },
  at: Date,
): Promise<void> {
  const { userId } = person;
  const place = { userId, checkId: await callUploadBegin(db, person, at), picture };
  const clean = await cleanPicture(bytes, MOST_PIXELS);
  await callKeepPicture(db, place, sealPicture(secrets.rootKeys, place, clean));
}

/**
 * Asks the check for its result, and applies it. Throws STATUS_CONFLICT if no check has begun, and VALIDATION_FAILED if
 * the person has something left to do. Locks the row of counters.
 */
export async function finishCheck(parts: ProtectionParts, { userId }: Person, at: Date): Promise<void> {
  const { db, identityCheck, timeZone } = parts;
  const [last, { birthDate }] = await Promise.all([
    readLastCheck(db, userId),
    readProtection(db, userId, at, timeZone),
  ]);
  if (last?.status !== "Begun") throw new Refusal("STATUS_CONFLICT");
  const { checkId, sent } = last;
  const result = await identityCheck.result({ checkId, sent });
  await db.transaction().execute(async (tx) => {
    switch (result.state) {
      case "Declared":
        throw new Refusal("VALIDATION_FAILED", { errors: { pictures: ["Some pictures are missing"] } });
      case "Pending":
        await callMove(tx, { userId, checkId, status: "Pending" }, at);
        await keepMark(parts, tx, { userId, birthDate });
        await notify(tx, { permission: "identity.decide" }, { kind: "identityWaiting", params: {} }, { at });
        return;
      case "Verified":
      case "Refused":
        await endCheck(parts, tx, { userId, checkId, birthDate }, result, at);
    }
  });
}
