import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf, PaymentStatus } from "@trove/contract";
import { newGiftCode } from "../../src/features/gifts/index.ts";
import { sealContext } from "../../src/features/mail/parts.ts";
import { unseal } from "../../src/sealed-box.ts";
import { addAddress, cards, payWith } from "../payments/till.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Issue = InputOf<Endpoints["issueGift"]>["body"];

export const unknownCode = newGiftCode;

export function issueGift(shop: Shop, by: TestPerson, changed: Partial<Issue> = {}) {
  const gift = { amount: 50, email: `${randomUUID()}@trove.example`, language: "en", reason: "A late parcel" } as const;
  return shop.call("issueGift", { body: { ...gift, ...changed } }, { ...by, key: randomUUID() });
}

export const voidGift = (shop: Shop, by: TestPerson, { id, version }: { id: string; version: number }) =>
  shop.call("voidGift", { params: { id }, body: { version, reason: "Sent by mistake" } }, { ...by, key: randomUUID() });

export const redeemAsIs = (shop: Shop, by: TestPerson, code: string, key: string = randomUUID()) =>
  shop.call("redeemGift", { body: { code } }, { token: by.token, key });

const homes = new Map<string, Promise<unknown>>();

async function addMissing(shop: Shop, person: TestPerson): Promise<void> {
  const { body } = await shop.call("listAddresses", {}, person);
  if (body.length === 0) await addAddress(shop, person);
}

/** Redeems a code after giving the person an address, which redeeming needs, unless they have one. */
export async function redeem(shop: Shop, by: TestPerson, code: string, key: string = randomUUID()) {
  const home = homes.get(by.userId) ?? addMissing(shop, by);
  homes.set(by.userId, home);
  await home;
  return redeemAsIs(shop, by, code, key);
}

/** Returns the code in the newest mail to an address. */
export async function mailedCode(shop: Shop, recipient: string): Promise<string> {
  const { mailId, sealedContent } = await shop.owner.connection
    .selectFrom("outbox")
    .select(["mailId", "sealedContent"])
    .where("recipient", "=", recipient)
    .where("kind", "=", "giftCode")
    .orderBy("mailId", "desc")
    .executeTakeFirstOrThrow();
  if (sealedContent === null) throw new Error("this mail was sent");
  const plain = unseal(shop.secrets.rootKeys, sealContext(mailId), sealedContent);
  return JSON.parse(plain.toString()).payload.code;
}

/** Issues a code by an operator of its own, whose sums of a day are then small. */
export async function issuedGift(shop: Shop, amount = 50) {
  const email = `${randomUUID()}@trove.example`;
  const { body, status, text } = await issueGift(shop, await makeAdmin(shop), { amount, email });
  if (status !== 201) throw new Error(text);
  return { ...body, code: await mailedCode(shop, email) };
}

/** Begins to buy a code. The shop must listen. */
export async function buyGift(
  shop: Shop,
  { token }: TestPerson,
  { amount = 50, addressId, key = randomUUID() }: { amount?: number; addressId?: string; key?: string } = {},
) {
  const body = { amount, addressId: addressId ?? (await addAddress(shop, { token } as TestPerson)) };
  return shop.call("buyGift", { body }, { token, key });
}

export async function validateGift(shop: Shop, { token }: TestPerson, paymentId: string): Promise<PaymentStatus> {
  const body = { paymentId, failTransactionIfUnsuccessful: true };
  return (await shop.call("validateGift", { body }, { token })).body;
}

/** Buys a code with a card, and returns it with its mailed code. */
export async function boughtGift(shop: Shop, person: TestPerson, amount = 50) {
  const { body, status, text } = await buyGift(shop, person, { amount });
  if (status !== 201) throw new Error(text);
  const { paymentId } = await payWith(shop, body.paymentSessionResponse, cards.succeeds);
  await validateGift(shop, person, paymentId);
  return { id: body.transactionId, paymentId, code: await mailedCode(shop, person.email), version: 1 };
}

export const renewCode = (shop: Shop, { token }: TestPerson, id: string) =>
  shop.call("renewGiftCode", { params: { id } }, { token });

/** Types the person's password, which renewing a code needs. */
export const confirmPerson = (shop: Shop, person: TestPerson) =>
  shop.call("confirmPerson", { body: { proof: { kind: "password", password: person.password } } }, person);

/** Buys a code for somebody who has just typed their password, and returns its id. */
export async function confirmedGift(shop: Shop, person: TestPerson): Promise<string> {
  await confirmPerson(shop, person);
  return (await boughtGift(shop, person)).id;
}
