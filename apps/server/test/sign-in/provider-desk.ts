import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { openShop, type Shop } from "../shop/shop.ts";
import { callApp } from "../shop/call-app.ts";
import { restartedWith } from "../shop/restarted-shop.ts";
import type { Issuer, Method, Subject } from "./issuer.ts";

export type Profile = NonNullable<InputOf<Endpoints["exchangeToken"]>["body"]["profile"]>;

/** A shop in which people sign in with tokens of an issuer. */
export type ProviderDesk = {
  shop: Shop;
  /** Returns the token of a new sign-in. */
  token: (subject: Subject) => Promise<string>;
  exchange: (token: string, profile?: Profile) => ReturnType<typeof exchangeWith>;
  /** Signs in with a fresh token and a new profile, which a subject's first sign-in needs. */
  enter: (subject: Subject) => ReturnType<typeof exchangeWith>;
  /** Calls `use` with the same shop, restarted without the identity provider, so that it checks passwords itself. */
  withPasswords: <Result>(use: (shop: Shop) => Promise<Result>) => Promise<Result>;
};

const exchangeWith = (shop: Shop, token: string, profile?: Profile) =>
  shop.call("exchangeToken", { body: { token, profile } });

/** Makes a subject without an account, and with an address of their own. */
export function newSubject(changed: Partial<Subject> = {}): Subject {
  const sub = randomUUID();
  return { sub, email: `${sub.slice(0, 8)}@trove.example`, isVerified: true, ...changed };
}

export const newProfile = (): Profile => ({
  userName: `p${randomUUID().slice(0, 8)}`,
  firstName: "Mara",
  lastName: "Lind",
});

export async function openProviderDesk(
  issuer: Issuer,
  method: Method,
  variables: Record<string, string> = {},
): Promise<ProviderDesk> {
  const shop = await openShop({ ...issuer.variables(method), ...variables });
  const token = (subject: Subject) => issuer.sign(method, issuer.claimsOf(method, subject, shop.clock.now));
  const { JWT_SECRET, ROOT_KEY, DATA_DIR } = shop.environment;
  return {
    shop,
    token,
    exchange: (text, profile) => exchangeWith(shop, text, profile),
    enter: async (subject) => exchangeWith(shop, await token(subject), newProfile()),
    withPasswords: (use) =>
      restartedWith(shop, { JWT_SECRET, ROOT_KEY, DATA_DIR }, (app) => use({ ...shop, app, call: callApp(app) })),
  };
}
