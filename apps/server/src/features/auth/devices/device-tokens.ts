import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { TokenKeys } from "../../../secrets.ts";
import { keyFinder } from "../sessions/token-keys.ts";

/**
 * The cookie of a browser in which somebody has signed in. It gives no access, but allows attempts on that account from
 * this browser while others are throttled ("device cookies" of OWASP's Slow Down Online Guessing Attacks).
 */
const DEVICE_COOKIE = "trove_device";
/** Browsers accept a cookie with this name only over https. */
const SECURE_DEVICE_COOKIE = `__Secure-${DEVICE_COOKIE}`;
export const DEVICE_SECONDS = 180 * 86_400;

/** The cookie's name, which depends on whether the shop is served over https. */
export const deviceCookie = (isSecure: boolean) => (isSecure ? SECURE_DEVICE_COOKIE : DEVICE_COOKIE);

/** The token that a browser sends. Also reads the cookie with the plain name, which browsers keep until it expires. */
export const deviceTokenIn = (cookies: Record<string, string | undefined>): string | undefined =>
  cookies[SECURE_DEVICE_COOKIE] ?? cookies[DEVICE_COOKIE];

const TYPE = "device+jwt";
const claims = z.object({ sub: z.uuid(), did: z.uuid(), iat: z.int().default(0) });

export type Device = { userId: string; deviceId: string };
/** `issuedAt` is 1970 for tokens that don't state it. */
export type KnownDevice = Device & { issuedAt: Date };

/** Makes a device's token for an account. A known device keeps its id, and therefore its count of attempts. */
export function signDevice([key]: TokenKeys, { userId, deviceId }: Device, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ did: deviceId })
    .setProtectedHeader({ alg: "HS256", typ: TYPE, kid: key.keyId })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + DEVICE_SECONDS)
    .sign(key.secret);
}

/** Reads the token of a device; undefined if it is missing, forged or expired. */
export async function readDevice(
  keys: TokenKeys,
  token: string | undefined,
  now: Date,
): Promise<KnownDevice | undefined> {
  if (token === undefined) return undefined;
  try {
    const options = { algorithms: ["HS256"], typ: TYPE, currentDate: now };
    const { sub, did, iat } = claims.parse((await jwtVerify(token, keyFinder(keys), options)).payload);
    return { userId: sub, deviceId: did, issuedAt: new Date(iat * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
