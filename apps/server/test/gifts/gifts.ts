import { randomUUID } from "node:crypto";
import type { Endpoints, InputOf } from "@trove/contract";
import { newGiftCode } from "../../src/features/gifts/index.ts";
import { sealContext } from "../../src/features/mail/parts.ts";
import { unseal } from "../../src/sealed-box.ts";
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

export const redeem = (shop: Shop, by: TestPerson, code: string, key: string = randomUUID()) =>
  shop.call("redeemGift", { body: { code } }, { token: by.token, key });

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
