import { Refusal } from "../../../command/refusal.ts";
import type { AuthParts } from "../parts.ts";
import { countAttempt, scopeOf } from "./throttle.ts";

/** Of one account, from all addresses together: after so many attempts each one waits, and after so many none is made. */
const ACCOUNT_UNDELAYED = 20;
const ACCOUNT_ATTEMPTS = 100;
const DELAY_MILLISECONDS = 1000;

export type SignInSource = {
  /** The person's id, under their name and their e-mail alike; the typed identity where there is no such account. */
  account: string;
  ip: string;
  /** Set if somebody signed in to this account from this device before. */
  deviceId: string | undefined;
};

/** The scope of what comes from one place: ten wrong passwords there keep nobody out who is elsewhere. */
export function sourceScope({ account, ip, deviceId }: SignInSource): string {
  return deviceId === undefined ? scopeOf("login", account, ip) : scopeOf("device", account, deviceId);
}

async function counted(parts: AuthParts, source: SignInSource): Promise<void> {
  await countAttempt(parts, parts.db, sourceScope(source));
  // Strangers who guess from many addresses can't shut out the person whose device is known.
  if (source.deviceId !== undefined) return;
  const attempts = await countAttempt(parts, parts.db, scopeOf("login", source.account), ACCOUNT_ATTEMPTS);
  if (attempts > ACCOUNT_UNDELAYED) await parts.pause(DELAY_MILLISECONDS);
}

/** Counts an attempt to sign in, and delays it if the account sees many. Throws RATE_LIMITED, and logs it. */
export async function admitSignIn(parts: AuthParts, source: SignInSource): Promise<void> {
  try {
    await counted(parts, source);
  } catch (error) {
    const { account, ip, deviceId } = source;
    if (error instanceof Refusal) {
      const reason = deviceId === undefined ? "account or account and address" : "known device";
      parts.security("sign_in_throttled", { account, ip, reason });
    }
    throw error;
  }
}
