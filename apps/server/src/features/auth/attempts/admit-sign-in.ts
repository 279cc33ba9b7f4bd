import { Refusal } from "../../../command/refusal.ts";
import type { AuthParts } from "../parts.ts";
import { countAttempt, scopeOf, SHORTLY } from "./throttle.ts";

/**
 * An account may have this many attempts from all addresses together. Further attempts are delayed, and refused beyond
 * OF_ACCOUNT.
 */
const ACCOUNT_UNDELAYED = 20;
const OF_ACCOUNT = { ...SHORTLY, most: 100 };
const DELAY_MILLISECONDS = 1000;

export type SignInSource = {
  /** The person's id, for the user name as for the e-mail address. The typed identity if no account has it. */
  account: string;
  ip: string;
  /** Set if somebody has signed in to this account from this device before. */
  deviceId: string | undefined;
};

/**
 * The scope of attempts from one address or one known device. Too many wrong passwords there don't lock out other
 * addresses and devices.
 */
export function sourceScope({ account, ip, deviceId }: SignInSource): string {
  return deviceId === undefined ? scopeOf("login", account, ip) : scopeOf("device", account, deviceId);
}

async function counted(parts: AuthParts, source: SignInSource): Promise<void> {
  await countAttempt(parts, parts.db, sourceScope(source));
  // Attempts from a known device are not counted for the whole account, and not refused when it has too many. So
  // guesses from many addresses can't lock out the owner.
  if (source.deviceId !== undefined) return;
  const attempts = await countAttempt(parts, parts.db, scopeOf("login", source.account), OF_ACCOUNT);
  if (attempts > ACCOUNT_UNDELAYED) await parts.pause(DELAY_MILLISECONDS);
}

/** Counts an attempt to sign in, and delays it if the account has had many. Logs and throws RATE_LIMITED. */
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
