import type { Endpoints } from "@trove/contract";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import type { Call } from "../../http/caller.ts";
import { type Account, findAccount } from "./accounts.store.ts";
import { saveProfile } from "./save-profile.ts";
import { createAccount } from "./create-account.ts";
import type { Caller } from "./devices/caller.ts";
import { deviceTokenIn } from "./devices/device-tokens.ts";
import { knownDevice } from "./devices/known-device.ts";
import { rememberDevice } from "./devices/remember-device.routes.ts";
import { factorRoutes } from "./factors/factors.routes.ts";
import { finishSignIn } from "./factors/finish-sign-in.ts";
import { exchangeToken } from "./exchange/exchange-token.ts";
import type { AuthParts } from "./parts.ts";
import { changePassword } from "./passwords/change-password.ts";
import { forgotPassword } from "./passwords/forgot-password.ts";
import { requireGoodPassword } from "./passwords/new-password-rule.ts";
import { requirePasswords } from "./passwords/require-passwords.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { login } from "./sessions/login.ts";
import { endOtherSessions } from "./sessions/end-other-sessions.ts";
import { endSession, readSessions } from "./sessions/sessions.store.ts";
import { signInPlace } from "./sessions/sign-in-place.ts";
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

type Request = Pick<Call<Endpoints["login"]>, "ip" | "language" | "cookies" | "headers">;

/** Binds the endpoints for accounts and sessions to the commands of this room. */
export function authRoutes(bind: Bind, parts: AuthParts): void {
  const placeOf = ({ headers }: Pick<Request, "headers">) => signInPlace(headers, parts.environment.COUNTRY_HEADER);

  const callerOf = ({ ip, language, cookies, headers }: Request): Caller => {
    return { ip, language, place: placeOf({ headers }), deviceToken: deviceTokenIn(cookies) };
  };

  bind("register", async ({ body, setCookie, headers }) => {
    requirePasswords(parts);
    await requireGoodPassword("password", body.password, body);
    const account = await createAccount(parts, { ...body, roles: ["User"] });
    const session = await startSession(parts, account, placeOf({ headers }));
    if (session === undefined) throw new Refusal("UNAUTHENTICATED");
    await rememberDevice(parts, { userId: account.userId, setCookie, deviceId: undefined });
    return session;
  });

  bind("login", async ({ body, setCookie, ...request }) => {
    const { session, userId, deviceId } = await login(parts, { ...body, ...callerOf(request) });
    await rememberDevice(parts, { userId, setCookie, deviceId });
    return session;
  });

  bind("finishSignIn", async ({ body, setCookie, ...request }) => {
    const { session, userId, deviceId } = await finishSignIn(parts, { ...body, ...callerOf(request) });
    await rememberDevice(parts, { userId, setCookie, deviceId });
    return session;
  });

  factorRoutes(bind, parts);

  bind("exchangeToken", async ({ body, setCookie, ...request }) => {
    const { session, userId, deviceId } = await exchangeToken(parts, { ...body, ...callerOf(request) });
    await rememberDevice(parts, { userId, setCookie, deviceId });
    return session;
  });

  bind("listSessions", async ({ person }) => {
    const sessions = await readSessions(parts.db, person.userId, parts.now());
    return sessions.map(({ sessionId, device, countryCode, createdAt, lastUsedAt }) => ({
      id: sessionId,
      device,
      countryCode,
      createdAtUtc: createdAt.toISOString(),
      lastUsedAtUtc: lastUsedAt?.toISOString() ?? null,
      isCurrent: sessionId === person.sessionId,
    }));
  });

  bind("endOtherSessions", async ({ person, ip, cookies, setCookie }) => {
    const { userId } = person;
    const deviceId = await knownDevice(parts, userId, deviceTokenIn(cookies));
    const endedSessions = await endOtherSessions(parts, person);
    await rememberDevice(parts, { userId, setCookie, deviceId });
    parts.security("sessions_revoked", { account: person.userId, ip, reason: "signed out everywhere else" });
    return { endedSessions };
  });

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

  bind("changePassword", async ({ body, person, language, setCookie }) => {
    await changePassword(parts, person, body, language);
    await rememberDevice(parts, { userId: person.userId, setCookie, deviceId: undefined });
    return undefined;
  });

  bind("updateProfile", async ({ body, person }) => profileOf(await saveProfile(parts, person, body)));

  bind("getMe", async ({ person }) => {
    const account = await findAccount(parts.db, person.userId);
    if (account === undefined) throw new Refusal("UNAUTHENTICATED");
    return profileOf(account);
  });
}
