import { randomUUID } from "node:crypto";
import { people } from "@trove/demo";
import type { BrowserContext } from "playwright-core";

export type Session = { token: string; userName: string; email: string; roles: string[] };

async function send(url: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

const post = async (url: string, path: string, body: object) => (await (await send(url, path, body)).json()) as Session;

export const PASSWORD = "correct horse 1";

/** A new person, registered through the API. */
export function register(url: string): Promise<Session> {
  const userName = `p${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const person = {
    userName,
    email: `${userName}@trove.example`,
    firstName: "Mara",
    lastName: "Lind",
    password: PASSWORD,
  };
  return post(url, "/api/auth/register", person);
}

export function signIn(url: string, userName: string, password: string): Promise<Session> {
  return post(url, "/api/auth/login", { emailOrUserName: userName, password });
}

/** One of the demo shop's people. */
export function signInAs(url: string, who: "user" | "admin"): Promise<Session> {
  const { userName, password } = people[who];
  return signIn(url, userName, password);
}

/** Lets every page of the context start signed in, as a tab of the same browser would. */
export async function keepSignedIn(context: BrowserContext, session: Session): Promise<void> {
  await context.addInitScript((record) => sessionStorage.setItem("user_data", record), JSON.stringify(session));
}

/** The id of the person whose session it is, from its token. */
export function personIdOf({ token }: Session): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { sub: string }).sub;
}

/** An address in the person's book, where they are delivered to and billed. */
export async function addAddress(url: string, { token }: Session): Promise<void> {
  const address = {
    label: "Home",
    firstName: "Mara",
    lastName: "Lind",
    street: "Keizersgracht",
    houseNumber: "1",
    postalCode: "1015 CN",
    city: "Amsterdam",
    countryCode: "NL",
    phoneNumber: "+31612345678",
  };
  await send(url, "/api/address", address, { authorization: `Bearer ${token}` });
}
