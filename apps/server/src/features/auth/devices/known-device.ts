import type { AuthParts } from "../parts.ts";
import { findDevicesSince } from "../accounts.store.ts";
import { readDevice } from "./device-tokens.ts";

/**
 * Returns the device's id if it signed in to this account after the account last forgot its devices. A change of
 * password forgets them, because somebody else may have signed in with the former password.
 */
export async function knownDevice(
  { db, secrets, now }: Pick<AuthParts, "db" | "secrets" | "now">,
  userId: string | undefined,
  deviceToken: string | undefined,
): Promise<string | undefined> {
  const device = await readDevice(secrets.tokenKeys, deviceToken, now());
  if (device === undefined || device.userId !== userId) return undefined;
  const since = await findDevicesSince(db, userId);
  const sinceSecond = Math.floor((since?.getTime() ?? 0) / 1000) * 1000;
  return device.issuedAt.getTime() >= sinceSecond ? device.deviceId : undefined;
}
