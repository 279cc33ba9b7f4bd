import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import {
  addAuthenticator,
  addPasskey,
  codeOf,
  emailCodeFor,
  finish,
  sendPassword,
  stepTokenOf,
} from "../people/second-factor.ts";
import { passkeyDevice } from "../people/passkey-device.ts";
import { signUp, type TestPerson } from "../people/people.ts";
import { newSubject, type ProviderDesk } from "../sign-in/provider-desk.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import type { SharedShops } from "./shared-shops.ts";

type Room = Pick<
  Provocations,
  | "finishSignIn"
  | "beginPasskeySignIn"
  | "beginConfirmation"
  | "confirmPerson"
  | "beginAuthenticator"
  | "addAuthenticator"
  | "removeAuthenticator"
  | "beginPasskey"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey"
  | "renewRecoveryCodes"
> & {
  login: Pick<Provocations["login"], "FACTOR_REQUIRED">;
  changePassword: Pick<Provocations["changePassword"], "CONFIRMATION_REQUIRED">;
};

const FORGED = "a.b.c";
const proof = { kind: "code" as const, code: "000000" };

type Act<Response> = (shop: Shop, person: TestPerson) => Promise<Response>;

/** Provokes the refusals of calls about second factors. `getShops` is called only when a refusal is provoked. */
export function provokeFactors(
  getShops: () => { shop: Shop; providerDesk: ProviderDesk },
  { domain }: SharedShops,
): Room {
  const asNew = async <Response>(act: Act<Response>) => act(getShops().shop, await signUp(getShops().shop));
  /** Runs `act` in a shop with a domain, because browsers support passkeys only for domains. */
  async function withDomain<Response>(act: Act<Response>): Promise<Response> {
    const shop = await domain();
    return act(shop, await signUp(shop));
  }
  async function asProvided<Response>(
    act: (shop: Shop, by: { token: string }) => Promise<Response>,
  ): Promise<Response> {
    const { shop, enter } = getShops().providerDesk;
    return act(shop, (await enter(newSubject())).body);
  }
  const asLate = <Response>(act: Act<Response>) =>
    asNew(async (shop, person) => {
      await sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${person.userId}`.execute(
        shop.owner.connection,
      );
      return act(shop, person);
    });
  const attestation = () =>
    passkeyDevice("https://shop.example").create({
      rp: { id: "shop.example", name: "Trove" },
      user: { id: "AA", name: "", displayName: "" },
      challenge: "AA",
      pubKeyCredParams: [],
      timeout: 1000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    });

  const beginAuthenticator = async (shop: Shop, { token }: { token: string }) =>
    shop.call("beginAuthenticator", { body: { emailCode: await emailCodeFor(shop, { token }) } }, { token });
  const newAuthenticator = (shop: Shop, { token }: { token: string }, ticket: string, code = "000000") =>
    shop.call("addAuthenticator", { body: { ticket, code } }, { token });
  const removeAuthenticator = (shop: Shop, { token }: { token: string }) =>
    shop.call("removeAuthenticator", {}, { token });
  const beginPasskey = async (shop: Shop, { token }: { token: string }) =>
    shop.call("beginPasskey", { body: { emailCode: await emailCodeFor(shop, { token }) } }, { token });
  const newPasskey = (shop: Shop, { token }: { token: string }, ticket: string, made = attestation()) =>
    shop.call("addPasskey", { body: { ticket, name: "Phone", attestation: made } }, { token });
  const removePasskey = (shop: Shop, { token }: { token: string }, id: string = randomUUID()) =>
    shop.call("removePasskey", { params: { id } }, { token });
  const renewCodes = (shop: Shop, { token }: { token: string }) => shop.call("renewRecoveryCodes", {}, { token });
  const confirm = (shop: Shop, { token }: { token: string }, password: string) =>
    shop.call("confirmPerson", { body: { proof: { kind: "password", password } } }, { token });
  const appoint = (shop: Shop, { userId }: TestPerson) =>
    sql`update users set roles = '{User,Admin}' where user_id = ${userId}`.execute(shop.owner.connection);
  const whereRequired = <Response>(act: Act<Response>) =>
    withDomain(async (shop, person) => {
      await appoint(shop, person);
      return act(shop, person);
    });

  return {
    login: {
      FACTOR_REQUIRED: () =>
        asNew(async (shop, person) => {
          await addAuthenticator(shop, person);
          return sendPassword(shop, person);
        }),
    },
    changePassword: {
      CONFIRMATION_REQUIRED: () =>
        asNew(async (shop, person) => {
          const { secret } = await addAuthenticator(shop, person);
          const code = codeOf(secret, shop.clock.now);
          const { token } = (await finish(shop, await stepTokenOf(shop, person), { kind: "code", code })).body;
          const body = { currentPassword: person.password, newPassword: "another horse 2" };
          return shop.call("changePassword", { body }, { token });
        }),
    },
    finishSignIn: {
      FACTOR_REFUSED: () =>
        asNew(async (shop, person) => {
          await addAuthenticator(shop, person);
          return finish(shop, await stepTokenOf(shop, person), { kind: "recoveryCode", recoveryCode: "nothing" });
        }),
      STEP_EXPIRED: () => asNew((shop) => finish(shop, FORGED, proof)),
      ACCOUNT_LOCKED: () =>
        asNew(async (shop, person) => {
          const { secret } = await addAuthenticator(shop, person);
          const ticket = await stepTokenOf(shop, person);
          await sql`update users set is_locked = true where user_id = ${person.userId}`.execute(shop.owner.connection);
          return finish(shop, ticket, { kind: "code", code: codeOf(secret, shop.clock.now) });
        }),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop) => finish(shop, FORGED, proof)),
    },
    beginPasskeySignIn: {
      STEP_EXPIRED: () => withDomain((shop) => shop.call("beginPasskeySignIn", { body: { ticket: FORGED } })),
      STATUS_CONFLICT: () => asNew((shop) => shop.call("beginPasskeySignIn", { body: {} })),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop) => shop.call("beginPasskeySignIn", { body: {} })),
    },
    beginConfirmation: {
      STATUS_CONFLICT: () => asNew((shop, person) => shop.call("beginConfirmation", {}, person)),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop, { token }) => shop.call("beginConfirmation", {}, { token })),
    },
    confirmPerson: {
      FACTOR_REFUSED: () => asNew((shop, person) => confirm(shop, person, "wrong horse 1")),
      STEP_EXPIRED: () =>
        withDomain(async (shop, person) => {
          const { device } = await addPasskey(shop, person);
          const { body } = await shop.call("beginConfirmation", {}, person);
          const assertion = device.get(body.request);
          return shop.call(
            "confirmPerson",
            { body: { ticket: FORGED, proof: { kind: "passkey", assertion } } },
            person,
          );
        }),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop, by) => confirm(shop, by, "wrong horse 1")),
    },
    beginAuthenticator: {
      STATUS_CONFLICT: () =>
        asNew(async (shop, person) => {
          await addAuthenticator(shop, person);
          return beginAuthenticator(shop, person);
        }),
      EMAIL_CODE_REQUIRED: () => asNew((shop, { token }) => shop.call("beginAuthenticator", { body: {} }, { token })),
      CONFIRMATION_REQUIRED: () => asLate(beginAuthenticator),
      SIGN_IN_METHOD_DISABLED: () => asProvided(beginAuthenticator),
    },
    addAuthenticator: {
      FACTOR_REFUSED: () =>
        asNew(async (shop, person) => {
          const { ticket, secret } = (await beginAuthenticator(shop, person)).body;
          return newAuthenticator(shop, person, ticket, codeOf(secret, shop.clock.now, 9));
        }),
      STEP_EXPIRED: () => asNew((shop, person) => newAuthenticator(shop, person, FORGED)),
      STATUS_CONFLICT: () =>
        asNew(async (shop, person) => {
          const { ticket, secret } = (await beginAuthenticator(shop, person)).body;
          await addAuthenticator(shop, person);
          return newAuthenticator(shop, person, ticket, codeOf(secret, shop.clock.now));
        }),
      CONFIRMATION_REQUIRED: () => asLate((shop, person) => newAuthenticator(shop, person, FORGED)),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop, by) => newAuthenticator(shop, by, FORGED)),
    },
    removeAuthenticator: {
      NOT_FOUND: () => asNew(removeAuthenticator),
      STATUS_CONFLICT: () =>
        whereRequired(async (shop, person) => {
          await addAuthenticator(shop, person);
          return removeAuthenticator(shop, person);
        }),
      CONFIRMATION_REQUIRED: () => asLate(removeAuthenticator),
      SIGN_IN_METHOD_DISABLED: () => asProvided(removeAuthenticator),
    },
    beginPasskey: {
      STATUS_CONFLICT: () => asNew(beginPasskey),
      EMAIL_CODE_REQUIRED: () => withDomain((shop, { token }) => shop.call("beginPasskey", { body: {} }, { token })),
      CONFIRMATION_REQUIRED: () => asLate(beginPasskey),
      SIGN_IN_METHOD_DISABLED: () => asProvided(beginPasskey),
    },
    addPasskey: {
      FACTOR_REFUSED: () =>
        withDomain(async (shop, person) => {
          const { ticket } = (await beginPasskey(shop, person)).body;
          return newPasskey(shop, person, ticket);
        }),
      STEP_EXPIRED: () => withDomain((shop, person) => newPasskey(shop, person, FORGED)),
      STATUS_CONFLICT: () =>
        withDomain(async (shop, person) => {
          const device = passkeyDevice("https://shop.example");
          const first = (await beginPasskey(shop, person)).body;
          const second = (await beginPasskey(shop, person)).body;
          await newPasskey(shop, person, first.ticket, device.create(first.creation));
          return newPasskey(shop, person, second.ticket, device.create(second.creation));
        }),
      CONFIRMATION_REQUIRED: () => asLate((shop, person) => newPasskey(shop, person, FORGED)),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop, by) => newPasskey(shop, by, FORGED)),
    },
    renamePasskey: {
      NOT_FOUND: () =>
        asNew((shop, person) =>
          shop.call("renamePasskey", { params: { id: randomUUID() }, body: { name: "Phone" } }, person),
        ),
    },
    removePasskey: {
      NOT_FOUND: () => asNew((shop, person) => removePasskey(shop, person)),
      STATUS_CONFLICT: () =>
        whereRequired(async (shop, person) => {
          await addPasskey(shop, person);
          const { passkeys } = (await shop.call("getFactors", {}, person)).body;
          return removePasskey(shop, person, passkeys[0]?.id);
        }),
      CONFIRMATION_REQUIRED: () => asLate((shop, person) => removePasskey(shop, person)),
      SIGN_IN_METHOD_DISABLED: () => asProvided((shop, by) => removePasskey(shop, by)),
    },
    renewRecoveryCodes: {
      STATUS_CONFLICT: () => asNew(renewCodes),
      CONFIRMATION_REQUIRED: () => asLate(renewCodes),
      SIGN_IN_METHOD_DISABLED: () => asProvided(renewCodes),
    },
  };
}
