import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Place } from "./place.ts";

export type Customer = { userId: string; sessionId: string; token: string };

function claims(token: string): { sub: string; sid: string } {
  const [, body = ""] = token.split(".");
  return JSON.parse(Buffer.from(body, "base64url").toString());
}

async function register(url: string): Promise<Customer> {
  const userName = `b${randomUUID().replaceAll("-", "").slice(0, 15)}`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      userName,
      email: `${userName}@trove.example`,
      firstName: "Mara",
      lastName: "Lind",
      password: "correct horse 1",
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { token } = (await response.json()) as { token: string };
  return { token, userId: claims(token).sub, sessionId: claims(token).sid };
}

const post = (url: string, body: object) =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Signs in to an existing account. An account with a second factor needs the recovery code. */
export async function signIn(
  url: string,
  userName: string,
  password: string,
  recoveryCode?: string,
): Promise<Customer> {
  let response = await post(`${url}/api/auth/login`, { emailOrUserName: userName, password });
  if (response.status === 401 && recoveryCode !== undefined) {
    const { params } = (await response.json()) as { params: { ticket: string } };
    const proof = { kind: "recoveryCode", recoveryCode };
    response = await post(`${url}/api/auth/login/factor`, { ticket: params.ticket, proof });
  }
  if (!response.ok) throw new Error(await response.text());
  const { token } = (await response.json()) as { token: string };
  return { token, userId: claims(token).sub, sessionId: claims(token).sid };
}

/** Registers people with more money than any benchmark spends. */
export async function makeCustomers(place: Place, count: number): Promise<Customer[]> {
  const customers = await Promise.all(Array.from({ length: count }, () => register(place.url)));
  await giveMoney(place, customers);
  return customers;
}

export async function giveMoney({ owner }: Place, customers: readonly Customer[]): Promise<void> {
  for (const { userId } of customers) {
    const postings = JSON.stringify([{ entryId: randomUUIDv7(), amountCents: 1_000_000_000, description: "Top-up" }]);
    await sql`select command.ledger_post(${userId}::uuid, 'house:goodwill', 'TopUp', array(select p from jsonb_populate_recordset(null::command.posting, ${postings}::jsonb) p),
      ${new Date().toISOString()}::timestamptz)`.execute(owner.connection);
  }
}
