import type { Preset } from "@trove/contract";
import { people } from "@trove/demo";
import type { BrowserContext } from "playwright-core";
import { PASSWORD, signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import type { OpenShop } from "./demo-shop.ts";

type Claims = { sub: string; roles: string[] };

function claimsOf(token: string): Claims {
  const [, claims = ""] = token.split(".");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as Claims;
}

export async function signIn(shop: OpenShop, userName: string, password = PASSWORD): Promise<TestPerson> {
  const response = await shop.call("login", { body: { emailOrUserName: userName, password } });
  if (response.status !== 200) throw new Error(response.text);
  const { token, email } = response.body;
  return { userId: claimsOf(token).sub, userName, email, password, token };
}

/** Signs in one of the demo shop's people. */
export function signInAs(shop: OpenShop, who: "user" | "admin"): Promise<TestPerson> {
  const { userName, password } = people[who];
  return signIn(shop, userName, password);
}

/**
 * Makes an operator directly in the database, so that nobody has to approve it. Without presets, the operator is an
 * Owner.
 */
export async function newOperator(shop: OpenShop, ...presets: readonly Preset[]): Promise<TestPerson> {
  const { userId, userName } = await signUp(shop);
  await shop.owner.pool.query("update users set roles = '{Admin}' where user_id = $1", [userId]);
  const give = "insert into operators (user_id, presets, updated_at) values ($1, $2, now())";
  await shop.owner.pool.query(give, [userId, presets.length === 0 ? ["Owner"] : presets]);
  return signIn(shop, userName);
}

/** Returns the session record that a signed-in person's tab stores. */
export function tabRecordOf({ token, userName, email }: TestPerson): string {
  return JSON.stringify({ token, userName, email, roles: claimsOf(token).roles });
}

/**
 * Makes every page of the context start signed in, like another tab of the same browser. Who signs out stays signed out
 * in the next document of that tab.
 */
export async function keepSignedIn(context: BrowserContext, person: TestPerson): Promise<void> {
  await context.addInitScript((record) => {
    if (sessionStorage.getItem("tab") === null) sessionStorage.setItem("user_data", record);
    sessionStorage.setItem("tab", "begun");
  }, tabRecordOf(person));
}
