import { type Endpoints, IDENTITY_PICTURE_DAYS, type ResponseOf } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import type { ProtectionParts } from "../parts.ts";
import { readMarket } from "../protection-response.ts";
import { type ProtectionFacts, readProtection } from "../protection.store.ts";
import { readSharing } from "./end-check.ts";
import { readLastCheck, readName, readRefusals } from "./identity.store.ts";
import { identityState, takesProofs } from "./identity-state.ts";

type Name = Awaited<ReturnType<typeof readName>>;

/** The fields that the person and operators see alike. */
function identityFields(facts: ProtectionFacts, { firstName, lastName }: Name, at: Date) {
  const { birthDate, residence, identity } = facts;
  const state = identityState(facts, at);
  const untilUtc = state === "Verified" ? (identity?.until ?? null) : null;
  const refusal = state === "Refused" ? (identity?.refusal ?? null) : null;
  return { state, untilUtc, refusal, firstName, lastName, birthDate, residence };
}

/** The identity of a person as they see it, with what a check that has begun asks for. */
export async function identityResponse(
  parts: ProtectionParts,
  userId: string,
  country: string | undefined,
): Promise<ResponseOf<Endpoints["getIdentity"]>> {
  const at = parts.now();
  const [{ facts, market }, name, last] = await Promise.all([
    readMarket(parts, userId, country, at),
    readName(parts.db, userId),
    readLastCheck(parts.db, userId),
  ]);
  const { required, optional } = last?.status === "Begun" ? last.step : { required: [], optional: [] };
  const isSent = (picture: (typeof required)[number]) => last?.sent.includes(picture) === true;
  return {
    ...identityFields(facts, name, at),
    isNeeded: takesProofs(market),
    isOffered: parts.identityCheck.verifies,
    pictures: [
      ...required.map((picture) => ({ picture, isRequired: true, isSent: isSent(picture) })),
      ...optional.map((picture) => ({ picture, isRequired: false, isSent: isSent(picture) })),
    ],
    keptDays: IDENTITY_PICTURE_DAYS,
  };
}

/**
 * The identity of a person as operators see it who decide about it. Until it is verified, only this tells of others
 * with the same name and birth date: a case would tell strangers who is verified here.
 */
export async function personIdentity(
  { secrets, timeZone, now }: Pick<ProtectionParts, "secrets" | "timeZone" | "now">,
  db: Connection,
  userId: string,
): Promise<ResponseOf<Endpoints["getPersonIdentity"]>> {
  const at = now();
  const [facts, name, last, refusals] = await Promise.all([
    readProtection(db, userId, at, timeZone),
    readName(db, userId),
    readLastCheck(db, userId),
    readRefusals(db, userId),
  ]);
  const { birthDate } = facts;
  const isShown = last?.status === "Pending" || last?.status === "Verified";
  const { others } = isShown ? await readSharing({ secrets }, db, { userId, birthDate }) : { others: [] };
  return {
    ...identityFields(facts, name, at),
    sharedWith: others.map(({ userId: other }) => other),
    refusals,
    askedAtUtc: last?.askedAt?.toISOString() ?? null,
    pictures: last?.status === "Pending" ? last.sent : [],
    checks: last?.checks ?? 0,
  };
}
