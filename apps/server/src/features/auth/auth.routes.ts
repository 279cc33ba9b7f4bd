import { randomUUID } from "node:crypto";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import type { SetCookie } from "../../http/caller.ts";
import { type Account, findAccount, updateNames } from "./accounts.store.ts";
import { createAccount } from "./create-account.ts";
import { DEVICE_COOKIE, DEVICE_SECONDS, signDevice } from "./devices/device-tokens.ts";
import { exchangeToken } from "./exchange/exchange-token.ts";
import type { AuthParts } from "./parts.ts";
import { changePassword } from "./passwords/change-password.ts";
import { forgotPassword } from "./passwords/forgot-password.ts";
import { requireGoodPassword } from "./passwords/new-password-rule.ts";
import { requirePasswords } from "./passwords/require-passwords.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { login } from "./sessions/login.ts";
import { endSession } from "./sessions/sessions.store.ts";
import { startSession } from "./sessions/start-session.ts";

function profileOf(account: Account) {
  const { userId, userName, email, roles, firstName, lastName, phoneNumber, passwordHash, createdAt } = account;
  return {
    userInfoId: userId,
    userName,
    email,
    roles,
    firstName,
    lastName,
    phoneNumber,
    hasPassword: passwordHash !== null,
    createdAtUtc: createdAt.toISOString(),
  };
}

/** Binds the endpoints for accounts and sessions to the commands of this room. */
export function authRoutes(bind: Bind, parts: AuthParts): void {
  const secure = parts.environment.PUBLIC_URL.startsWith("https:");

  async function rememberDevice(userId: string, setCookie: SetCookie, deviceId: string = randomUUID()): Promise<void> {
    const token = await signDevice(parts.secrets.tokenKeys, { userId, deviceId }, parts.now());
    setCookie(DEVICE_COOKIE, token, { path: "/api/auth", maxAge: DEVICE_SECONDS, secure });
  }

  bind("register", async ({ body, setCookie }) => {
    requirePasswords(parts);
    await requireGoodPassword("password", body.password, body);
    const account = await createAccount(parts, { ...body, roles: ["User"] });
    const session = await startSession(parts, account);
    if (session === undefined) throw new Refusal("UNAUTHENTICATED");
    await rememberDevice(account.userId, setCookie);
    return session;
  });

  bind("login", async ({ body, ip, cookies, setCookie }) => {
    const signIn = { ...body, ip, deviceToken: cookies[DEVICE_COOKIE] };
    const { session, userId, deviceId } = await login(parts, signIn);
    await rememberDevice(userId, setCookie, deviceId);
    return session;
  });

  bind("exchangeToken", ({ body, ip, language }) => exchangeToken(parts, { ...body, ip, language }));

  bind("logout", async ({ person, ip }) => {
    await endSession(parts.db, person.userId, person.sessionId, parts.now());
    parts.security("sessions_revoked", { account: person.userId, ip, reason: "signed out" });
    return undefined;
  });

  bind("forgotPassword", async ({ body, language }) => {
    await forgotPassword(parts, body.email, language);
    return undefined;
  });

  bind("resetPassword", async ({ body, language }) => {
    await resetPassword(parts, body.token, body.newPassword, language);
    return undefined;
  });

  bind("changePassword", async ({ body, person, language }) => {
    await changePassword(parts, person, body, language);
    return undefined;
  });

  bind("updateProfile", async ({ body, person }) => {
    const account = await updateNames(parts.db, person.userId, body, parts.now());
    if (account === undefined) throw new Refusal("UNAUTHENTICATED");
    return profileOf(account);
  });

  bind("getMe", async ({ person }) => {
    const account = await findAccount(parts.db, person.userId);
    if (account === undefined) throw new Refusal("UNAUTHENTICATED");
    return profileOf(account);
  });
}
