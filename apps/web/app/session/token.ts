export const INVALID_TOKEN = "Invalid token!";
export const INVALID_ACCESS_TOKEN = "Invalid access token!";

function payloadOf(token: string): unknown {
  const [, payload] = token.split(".");
  if (payload === undefined) throw new Error(INVALID_TOKEN);
  const base64 = payload.replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error(INVALID_TOKEN);
  }
}

/**
 * When a token expires, in milliseconds since 1970. Throws "Invalid token!" for fewer than two dot-separated parts and
 * for a payload that can't be read, "Invalid access token!" without a numeric `exp`.
 */
export function expiryOf(token: string): number {
  const payload = payloadOf(token);
  const exp = typeof payload === "object" && payload !== null && "exp" in payload ? payload.exp : undefined;
  if (typeof exp !== "number" || !Number.isFinite(exp)) throw new Error(INVALID_ACCESS_TOKEN);
  return exp * 1000;
}

/** Whether the token's `exp` is later than `now`; false for a missing or malformed token. */
export function isValidToken(token: string | null | undefined, now: number): boolean {
  if (!token) return false;
  try {
    return expiryOf(token) > now;
  } catch {
    return false;
  }
}

/** The id of the token's owner. Throws "Invalid access token!" if the token has none. */
export function personIdOf(token: string): string {
  const payload = payloadOf(token);
  const subject = typeof payload === "object" && payload !== null && "sub" in payload ? payload.sub : undefined;
  if (typeof subject !== "string") throw new Error(INVALID_ACCESS_TOKEN);
  return subject;
}

/** Whether the token belongs to an administrator who must add a second factor before the dashboard opens. */
export function mustAddFactor(token: string): boolean {
  const payload = payloadOf(token);
  return (
    typeof payload === "object" && payload !== null && "mustAddFactor" in payload && payload.mustAddFactor === true
  );
}
