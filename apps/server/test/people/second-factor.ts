import type { Endpoints, InputOf, ResponseOf } from "@trove/contract";
import { Secret, TOTP } from "otpauth";
import { firstFactorCode } from "../../src/features/auth/factors/first-factor-code.ts";
import type { CallOptions, Shop } from "../shop/shop.ts";
import { mailFor, sendMail } from "./mailbox.ts";
import { type PasskeyDevice, passkeyDevice } from "./passkey-device.ts";
import { type TestPerson, userIdOf } from "./people.ts";

type Proof = InputOf<Endpoints["finishSignIn"]>["body"]["proof"];

/** Returns the code that an authenticator app shows, `steps` × 30 seconds from now. */
export function codeOf(secret: string, now: Date, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });
}

/** Moves the clock to the app's next code. */
export function waitForCode(shop: Pick<Shop, "clock">): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + 30_000);
}

export type WithAuthenticator = { secret: string; recoveryCodes: string[] };

type Coded = Pick<Shop, "call" | "secrets" | "clock">;

type Session = Pick<TestPerson, "token">;

/** Returns the code that the shop would mail now to a person who adds a first factor. */
export const unmailedCodeFor = ({ secrets, clock }: Pick<Shop, "secrets" | "clock">, session: Session) =>
  firstFactorCode({ secrets, now: () => clock.now }, userIdOf(session));

/** Lets the shop mail the code for adding a first factor. Returns the code. */
export async function emailCodeFor(shop: Coded, { token }: Session): Promise<string> {
  await shop.call("beginAuthenticator", { body: {} }, { token });
  return unmailedCodeFor(shop, { token });
}

/** Requests a new authenticator app's secret, for a person who has just signed in. */
export async function beginAuthenticator(shop: Coded, { token }: Pick<TestPerson, "token">) {
  const request = { body: { emailCode: await emailCodeFor(shop, { token }) } };
  const { body, status, text } = await shop.call("beginAuthenticator", request, { token });
  if (status !== 200) throw new Error(text);
  return body;
}

/**
 * Adds an authenticator app for a person who has just signed in. Afterwards, the app's next code can be used at once.
 */
export async function addAuthenticator(shop: Coded, { token }: Pick<TestPerson, "token">): Promise<WithAuthenticator> {
  const begun = await beginAuthenticator(shop, { token });
  const body = { ticket: begun.ticket, code: codeOf(begun.secret, shop.clock.now) };
  const added = await shop.call("addAuthenticator", { body }, { token });
  if (added.status !== 201) throw new Error(added.text);
  waitForCode(shop);
  return { secret: begun.secret, recoveryCodes: added.body.recoveryCodes ?? [] };
}

/** Requests the options with which a browser makes a passkey, for a person who has just signed in. */
export async function beginPasskey(shop: Coded, { token }: Pick<TestPerson, "token">) {
  const request = { body: { emailCode: await emailCodeFor(shop, { token }) } };
  const { body, status, text } = await shop.call("beginPasskey", request, { token });
  if (status !== 200) throw new Error(text);
  return body;
}

/** Adds a passkey for a person who has just signed in. */
export async function addPasskey(shop: Shop, { token }: Pick<TestPerson, "token">, name = "Phone") {
  const device = passkeyDevice(shop.environment.PUBLIC_URL);
  const begun = await beginPasskey(shop, { token });
  const body = { ticket: begun.ticket, name, attestation: device.create(begun.creation) };
  const added = await shop.call("addPasskey", { body }, { token });
  if (added.status !== 201) throw new Error(added.text);
  return { device, recoveryCodes: added.body.recoveryCodes ?? [] };
}

/** Re-authenticates the person with an authenticator app's next code. */
export async function confirmByCode(shop: Shop, { token }: Pick<TestPerson, "token">, secret: string): Promise<void> {
  waitForCode(shop);
  const proof = { kind: "code" as const, code: codeOf(secret, shop.clock.now) };
  const { status, text } = await shop.call("confirmPerson", { body: { proof } }, { token });
  if (status !== 204) throw new Error(text);
}

export const factorsOf = async (shop: Shop, { token }: Pick<TestPerson, "token">) =>
  (await shop.call("getFactors", {}, { token })).body;

/** Reads the mails so far that told a person about a change of their factors. */
export async function factorMailsFor(shop: Shop, { email }: TestPerson) {
  await sendMail(shop);
  return (await mailFor(shop, email)).filter(({ file }) => file.includes("factorChanged"));
}

export const sendPassword = (
  shop: Pick<Shop, "call">,
  { userName, password }: Pick<TestPerson, "userName" | "password">,
  options: CallOptions = {},
) => shop.call("login", { body: { emailOrUserName: userName, password } }, options);

/** Sends a correct password to an account with a second factor. Returns the step token for the second step. */
export async function stepTokenOf(shop: Pick<Shop, "call">, person: TestPerson): Promise<string> {
  const { text } = await sendPassword(shop, person);
  const { params }: { params?: { ticket?: string } } = JSON.parse(text);
  return params?.ticket ?? "";
}

export const finish = (shop: Pick<Shop, "call">, stepToken: string, proof: Proof, options: CallOptions = {}) =>
  shop.call("finishSignIn", { body: { ticket: stepToken, proof } }, options);

/** Makes a passkey's proof for a step token. Without one, makes the proof for signing in with only the passkey. */
export async function passkeyProof(
  shop: Pick<Shop, "call">,
  device: PasskeyDevice,
  stepToken: string | undefined,
  odd: Parameters<PasskeyDevice["get"]>[1] = {},
): Promise<ResponseOf<Endpoints["beginPasskeySignIn"]> & { proof: Proof }> {
  const { body } = await shop.call("beginPasskeySignIn", { body: { ticket: stepToken } });
  return { ...body, proof: { kind: "passkey", assertion: device.get(body.request, odd) } };
}
