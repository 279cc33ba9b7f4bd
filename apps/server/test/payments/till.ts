import { randomUUID } from "node:crypto";
import { type BodyOf, countryOf, type Endpoints, type PaymentStatus } from "@trove/contract";
import { sql } from "kysely";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { BankOutcome } from "../../src/sandbox-gateway/challenge/challenge.ts";

export const cards = {
  succeeds: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  secure: "4000 0000 0000 3220",
  pending: "4000 0000 0000 0077",
  late: "4000 0000 0000 0341",
  chargedBack: "4000 0000 0000 0259",
  refundFails: "4000 0000 0000 5126",
  british: "4000 0082 6000 0000",
};

export type PayResponse = { paymentId: string; status: string; redirectUrl?: string; declineReason?: string };
export type TestSession = { id: string; token: string; returnUrl: string };

/** Adds an address in the given country, by its code, for the person. */
export async function addAddress(shop: Pick<Shop, "call">, { token }: TestPerson, country = "NL") {
  const place = countryOf(country);
  if (place === undefined) throw new Error(`no country ${country}`);
  const body = {
    label: "Home" as const,
    firstName: "Mara",
    lastName: "Lind",
    street: "Keizersgracht",
    houseNumber: "1",
    postalCode: place.postalExample,
    city: "Amsterdam",
    state: place.stateRequired ? "New York" : null,
    countryCode: country,
    phoneNumber: "+31612345678",
  };
  const response = await shop.call("createAddress", { body }, { token });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.id;
}

type TopUp = Omit<Partial<BodyOf<Endpoints["topUp"]>>, "amount"> & { amount?: number; key?: string };

export function topUp(shop: Pick<Shop, "call">, { token }: TestPerson, { key = randomUUID(), ...body }: TopUp) {
  return shop.call("topUp", { body: { amount: 50, currencyCode: "EUR", ...body } }, { token, key });
}

/** A shop that listens at its PUBLIC_URL. */
export type ListeningShop = { environment: { PUBLIC_URL: string } };

/** The gateway's test accounts for debits. */
export const accounts = {
  succeeds: "DE59 0000 0000 0000 0042 42",
  declined: "DE79 0000 0000 0000 0000 02",
  returned: "DE27 0000 0000 0000 0002 59",
  refundFails: "DE53 0000 0000 0000 0051 26",
};

/** Submits the gateway's form of a session's method. */
export async function payBy(
  { environment }: { environment: Pick<Shop["environment"], "PUBLIC_URL"> },
  session: TestSession,
  means: object,
): Promise<PayResponse> {
  const response = await fetch(`${environment.PUBLIC_URL}/sandbox-gateway/sessions/${session.id}/pay`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.token}`, "content-type": "application/json" },
    body: JSON.stringify(means),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as PayResponse;
}

/** Submits a card to the gateway's form. */
export function payWith(
  shop: { environment: Pick<Shop["environment"], "PUBLIC_URL"> },
  session: TestSession,
  cardNumber: string,
  keep = false,
): Promise<PayResponse> {
  return payBy(shop, session, { cardNumber, expiry: "12/40", cvc: "123", keep });
}

/** Tops up with a card that the gateway keeps for the person. Returns the id of the kept card. */
export async function keptCard(shop: Shop, person: TestPerson): Promise<string> {
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds, true);
  await validate(shop, person, paymentId);
  return paymentId;
}

/** Submits the bank's page. Returns the URL that it redirects to. */
export async function completeChallenge(redirectUrl: string, outcome: BankOutcome): Promise<string> {
  const token = new URL(redirectUrl).searchParams.get("token") ?? "";
  const body = new URLSearchParams({ token, outcome });
  const response = await fetch(redirectUrl, { method: "POST", body, redirect: "manual" });
  return response.headers.get("location") ?? "";
}

export async function validate(
  shop: Shop,
  { token }: TestPerson,
  paymentId: string,
  failTransactionIfUnsuccessful = true,
): Promise<PaymentStatus> {
  const response = await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful } }, { token });
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

export function moveClock(shop: Shop, seconds: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
}

/** Runs one of the shop's jobs once. */
export async function runJob(shop: Shop, name: string): Promise<void> {
  const jobs = shop.app.jobs.filter((each) => each.name === name);
  if (jobs.length === 0) throw new Error(`no job ${name}`);
  await Promise.all(jobs.map((job) => job.run()));
}

/** Lets the gateway perform all due steps and send its webhooks. */
export async function runGateway(shop: Shop): Promise<void> {
  await runJob(shop, "sandbox-gateway-steps");
  await runJob(shop, "sandbox-gateway-webhooks");
}

/** Returns the net amount that each account received, in cents, except wallets. */
export async function readBooks(shop: Shop): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; total: number }>`
    select account, sum(amount)::bigint as total from (
      select to_account as account, amount_cents as amount from ledger_entries
      union all select from_account, -amount_cents from ledger_entries) moves
    where account not like 'wallet:%' group by account order by account`.execute(shop.owner.connection);
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
}
