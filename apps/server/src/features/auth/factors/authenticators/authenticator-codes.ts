import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** The codes of one period before and after are accepted too, because clocks differ (RFC 6238, 5.2). */
const WINDOW_STEPS = 1;

const totpOf = (secret: Secret) => new TOTP({ secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });

export const newSecret = () => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

const secretOf = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** Returns the secret as text for typing, and as the URI for a QR code. */
export function writtenSecret(bytes: Buffer, issuer: string, label: string): { secret: string; uri: string } {
  const secret = secretOf(bytes);
  const totp = new TOTP({ issuer, label, secret, algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Returns the number of the 30-second period of a code, counted from 1970. Undefined if the code is wrong at this time.
 */
export function stepOf(bytes: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secretOf(bytes)).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
