import { randomUUID } from "node:crypto";
import type { SetCookie } from "../../../http/caller.ts";
import type { AuthParts } from "../parts.ts";
import { DEVICE_SECONDS, deviceCookie, signDevice } from "./device-tokens.ts";

type Remembered = {
  userId: string;
  setCookie: SetCookie;
  /** The id of a device that is already known; undefined for a new one. */
  deviceId: string | undefined;
};

/** Gives a browser the cookie that makes it a known device of the account. */
export async function rememberDevice(
  { secrets, environment, now }: Pick<AuthParts, "secrets" | "environment" | "now">,
  { userId, setCookie, deviceId = randomUUID() }: Remembered,
): Promise<void> {
  const token = await signDevice(secrets.tokenKeys, { userId, deviceId }, now());
  const secure = environment.PUBLIC_URL.startsWith("https:");
  setCookie(deviceCookie(secure), token, { path: "/api/auth", maxAge: DEVICE_SECONDS, secure });
}
