import { sql } from "kysely";
import { PASSWORD, signUp } from "../people/people.ts";
import { openIssuer } from "../sign-in/issuer.ts";
import { newProfile, newSubject, openProviderDesk, type ProviderDesk } from "../sign-in/provider-desk.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";

type Disabled = Record<
  "login" | "register" | "forgotPassword" | "resetPassword" | "changePassword",
  { SIGN_IN_METHOD_DISABLED: Provocations["resetPassword"]["SIGN_IN_METHOD_DISABLED"] }
>;

/** Provokes the refusals of calls about passwords, in a shop that uses an identity provider instead. */
export function provokeDisabledMethods(getDesk: () => ProviderDesk): Disabled {
  const call = <Response>(act: (desk: ProviderDesk) => Promise<Response>) => ({
    SIGN_IN_METHOD_DISABLED: async () => act(getDesk()),
  });
  const { userName, firstName, lastName } = newProfile();
  const { email } = newSubject();
  const body = { userName, firstName, lastName, email, password: PASSWORD };
  return {
    login: call(({ shop }) => shop.call("login", { body: { emailOrUserName: email, password: PASSWORD } })),
    register: call(({ shop }) => shop.call("register", { body })),
    forgotPassword: call(({ shop }) => shop.call("forgotPassword", { body: { email } })),
    resetPassword: call(({ shop }) =>
      shop.call("resetPassword", { body: { token: "a".repeat(64), newPassword: PASSWORD } }),
    ),
    changePassword: call(async ({ shop, enter }) => {
      const { token } = (await enter(newSubject())).body;
      const change = { currentPassword: "wrong horse 1", newPassword: PASSWORD };
      return shop.call("changePassword", { body: change }, { token });
    }),
  };
}

/** Provokes the refusals of an exchange. `getShops` is called only when a refusal is provoked. */
export function provokeExchange(
  getShops: () => { shop: Shop; providerDesk: ProviderDesk },
): Provocations["exchangeToken"] {
  const getDesk = () => getShops().providerDesk;
  return {
    PROVIDER_TOKEN_REFUSED: () => getDesk().exchange("a.b.c"),
    ACCOUNT_LOCKED: async () => {
      const { shop, enter } = getDesk();
      const subject = newSubject();
      await enter(subject);
      await sql`update users set is_locked = true where email = ${subject.email}`.execute(shop.owner.connection);
      return enter(subject);
    },
    EMAIL_NOT_VERIFIED: () => getDesk().enter(newSubject({ isVerified: false })),
    SIGN_IN_METHOD_DISABLED: () => getShops().shop.call("exchangeToken", { body: { token: "a.b.c" } }),
    EMAIL_TAKEN: async () => {
      const { enter } = getDesk();
      const subject = newSubject();
      await enter(subject);
      return enter(newSubject({ email: subject.email }));
    },
    USERNAME_TAKEN: async () => {
      const { exchange, token } = getDesk();
      const profile = newProfile();
      await exchange(await token(newSubject()), profile);
      return exchange(await token(newSubject()), profile);
    },
    EMAIL_CODE_REQUIRED: async () => {
      const { withPasswords, enter } = getDesk();
      const { email } = await withPasswords(signUp);
      return enter(newSubject({ email }));
    },
    PROFILE_REQUIRED: async () => {
      const { exchange, token } = getDesk();
      return exchange(await token(newSubject()));
    },
    SIGN_IN_UNAVAILABLE: async () => {
      const issuer = await openIssuer();
      const desk = await openProviderDesk(issuer, "firebase");
      const token = await desk.token(newSubject());
      await issuer.close();
      const response = await desk.exchange(token);
      await desk.shop.close();
      return response;
    },
  };
}
