import { ROLES } from "@trove/contract";
import { errors, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { TokenKeys } from "../../../secrets.ts";
import { keyFinder } from "./token-keys.ts";

const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  roles: z.array(z.enum(ROLES)),
  mustAddFactor: z.boolean().default(false),
  exp: z.int(),
});

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** Makes a JWT of the person, the session and its expiry, signed with HS256. */
export function signToken([key]: TokenKeys, person: Person, issuedAt: Date, expiresAt: Date): Promise<string> {
  return new SignJWT({
    sid: person.sessionId,
    roles: [...person.roles],
    ...(person.mustAddFactor && { mustAddFactor: true }),
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: key.keyId })
    .setSubject(person.userId)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(key.secret);
}

type Verified = { person: Person; expiresAt: number };

async function verify(keys: TokenKeys, token: string, now: Date): Promise<Verified> {
  try {
    const { payload } = await jwtVerify(token, keyFinder(keys), { algorithms: ["HS256"], currentDate: now });
    const { sub, sid, roles, mustAddFactor, exp } = claims.parse(payload);
    const usable = mustAddFactor ? roles.filter((role) => role !== "Admin") : roles;
    return { person: { userId: sub, sessionId: sid, roles: usable, mustAddFactor }, expiresAt: exp };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw new Refusal("UNAUTHENTICATED");
    throw error;
  }
}

/**
 * Returns the person of a token. Throws UNAUTHENTICATED if the signature is wrong, the algorithm is another one, or the
 * token has expired.
 */
export type TokenReader = (token: string, now: Date) => Promise<Person>;

const REMEMBERED_TOKENS = 10_000;

/** Caches verified tokens, because each request of a session sends the same token. */
export function makeTokenReader(keys: TokenKeys): TokenReader {
  const verified = new LRUCache<string, Verified>({ max: REMEMBERED_TOKENS });
  return async (token, now) => {
    const known = verified.get(token);
    if (known !== undefined && known.expiresAt > seconds(now)) return known.person;
    const fresh = await verify(keys, token, now);
    verified.set(token, fresh);
    return fresh.person;
  };
}
