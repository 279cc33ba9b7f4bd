import { randomUUID } from "node:crypto";
import { type BodyOf, type Endpoints, type ResponseOf, routes } from "@trove/contract";
import { photo } from "../catalogue/pictures.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { setMarkets } from "./markets.ts";

type Who = Pick<TestPerson, "userId">;

/** A birth date of an adult, which differs from person to person, because all have the same name. */
export function bornOf({ userId }: Who): string {
  const day = Number.parseInt(userId.slice(-6), 16) % 18_000;
  return new Date(Date.UTC(1950, 0, 1 + day)).toISOString().slice(0, 10);
}

export const declare = (shop: Shop, person: TestPerson, birthDate = bornOf(person)) =>
  shop.call("beginIdentity", { body: { birthDate, residence: "NL" } }, person);

/** Lets the Netherlands ask for a proof while something is done, and then everybody for nothing. */
export async function whileAskedForProof<Result>(shop: Shop, act: () => Promise<Result>): Promise<Result> {
  await setMarkets(shop, { NL: { ageCheck: "Verified" } });
  const result = await act();
  await setMarkets(shop, {});
  return result;
}

export const begin = (shop: Shop, person: TestPerson) => shop.call("beginIdentityCheck", { body: {} }, person);
export const finish = (shop: Shop, person: TestPerson) => shop.call("finishIdentityCheck", { body: {} }, person);
export const withdraw = (shop: Shop, person: TestPerson) => shop.call("withdrawIdentityCheck", { body: {} }, person);

/** Sends a picture as a phone does. */
export async function sendPicture(
  shop: Shop,
  { token }: Pick<TestPerson, "token">,
  picture: string,
  { bytes, mediaType = "image/jpeg" }: { bytes?: Buffer; mediaType?: string } = {},
) {
  const { method, path } = routes.sendIdentityPicture;
  const headers = { authorization: `Bearer ${token}`, "content-type": mediaType };
  const url = path.replace("{picture}", picture);
  const payload = bytes ?? (await photo({ width: 320, height: 200 }));
  const response = await shop.app.http.inject({ method, url, headers, payload });
  return { status: response.statusCode, text: response.body, headers: response.headers };
}

/** Declares, begins a check, sends what it asks for, and hands it in. Throws unless it then waits for a decision. */
export async function handIn(shop: Shop, person: TestPerson, birthDate = bornOf(person)): Promise<void> {
  await declare(shop, person, birthDate);
  const { isNeeded } = (await shop.call("getIdentity", {}, person)).body;
  await (isNeeded ? begin(shop, person) : whileAskedForProof(shop, () => begin(shop, person)));
  for (const picture of ["Document", "Face"] as const) await sendPicture(shop, person, picture);
  const { body, text } = await finish(shop, person);
  if (body.state !== "Pending") throw new Error(text);
}

type Seen = ResponseOf<Endpoints["getPersonIdentity"]>;

/** Looks at every picture that a person has handed in. Sees nothing without the right. */
export async function lookAt({ call }: Pick<Shop, "call">, operator: Pick<TestPerson, "token">, { userId: id }: Who) {
  const { pictures } = (await call("getPersonIdentity", { params: { id } }, operator)).body as Partial<Seen>;
  for (const picture of pictures ?? []) await call("viewIdentityPicture", { params: { id, picture } }, operator);
}

type Decision = BodyOf<Endpoints["decideIdentity"]>;

const UNTIL = "2031-03-31";

/** Looks at the pictures, and decides about the check that waits or about another one that the operator has seen. */
export async function decide(
  shop: Pick<Shop, "call" | "clock">,
  { token }: Pick<TestPerson, "token">,
  who: Who,
  decision: Partial<Decision> = {},
  key: string = randomUUID(),
) {
  const { userId: id } = who;
  const seen = await shop.call("getPersonIdentity", { params: { id } }, { token });
  await lookAt(shop, { token }, who);
  const askedAtUtc = seen.body.askedAtUtc ?? shop.clock.now.toISOString();
  const proof = decision.result === "Refused" ? {} : { birthDate: bornOf(who), until: UNTIL };
  const body = { askedAtUtc, result: "Verified" as const, ...proof, reason: "Compared with the document", ...decision };
  return shop.call("decideIdentity", { params: { id }, body }, { token, key });
}

/** The time at which the check of `waitingCheck` was handed in. */
export const ASKED_AT = "2026-01-15T12:00:00.000Z";

/** Writes a check that waits for a decision, without pictures. */
export async function waitingCheck({ owner, clock }: Shop, { userId }: Who): Promise<string> {
  const state = { userId, birthDate: bornOf({ userId }), residence: "NL" };
  await owner.connection
    .insertInto("protectionStates")
    .values(state)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(state))
    .execute();
  const times = { begunAt: clock.now, askedAt: new Date(ASKED_AT) };
  const check = { checkId: randomUUID(), method: "manual", step: "{}", status: "Pending" as const, ...times };
  await owner.connection
    .insertInto("identityChecks")
    .values({ userId, ...check })
    .execute();
  return userId;
}
