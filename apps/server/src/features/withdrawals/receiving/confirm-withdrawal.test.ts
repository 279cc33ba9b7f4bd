import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CheckoutStub, openCheckoutStub } from "../../../../test/payments/checkout-stub.ts";
import { paidTopUp } from "../../../../test/payments/refund-desk.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { makeAdmin, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import {
  refundWithdrawal,
  refuseWithdrawal,
  withdrawalOf,
  withdrawn,
} from "../../../../test/withdrawals/withdrawals.ts";

let folder: string;
let stub: CheckoutStub;
let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-confirm-"));
  stub = await openCheckoutStub(() => shop.clock.now);
  shop = await openShop({ ...stub.variables, DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await stub.close();
  await rm(folder, { recursive: true });
});

/** Withdraws from top-ups without a session, and opens the link of the mail. */
async function withdrawnByMail(email: string) {
  const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: null, email });
  await sendMail(shop);
  const [mail] = await mailFor(shop, email);
  const token = /\/withdraw\/confirm#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const before = await withdrawalOf(shop, admin, id);
  const { status } = await shop.call("confirmWithdrawal", { body: { token } });
  return { id, token, status, before, text: mail?.text.replaceAll(token, "").replaceAll(before.number, "") };
}

it("a person who can't sign in withdraws from top-ups by a mailed link, and the money goes to the card", async () => {
  const person = await signUp(shop);
  await paidTopUp(shop, stub, person, 30);
  const { id, token, status, before } = await withdrawnByMail(person.email);
  expect([before.status, status]).toEqual(["Unmatched", 204]);
  expect(await withdrawalOf(shop, admin, id)).toMatchObject({
    status: "Matched",
    thing: { userInfoId: person.userId },
  });
  expect((await refundWithdrawal(shop, admin, id)).body.refunds).toMatchObject([{ means: "Card", amount: 30 }]);
  const version = (await withdrawalOf(shop, admin, id)).version;
  expect((await shop.call("confirmWithdrawal", { body: { token } })).status).toBe(204);
  expect((await withdrawalOf(shop, admin, id)).version).toBe(version);
});

it("nobody learns by the link whether an account exists, and a forged link confirms nothing", async () => {
  const person = await signUp(shop);
  const known = await withdrawnByMail(person.email);
  const unknown = await withdrawnByMail("nobody@trove.example");
  expect(unknown.status).toBe(known.status);
  expect(unknown.text).toBe(known.text);
  expect(await withdrawalOf(shop, admin, unknown.id)).toMatchObject({ status: "Unmatched", thing: null });
  const forged = `${known.id}.${unknown.token.split(".")[1] ?? ""}`;
  expect((await shop.call("confirmWithdrawal", { body: { token: forged } })).status).toBe(404);
});

it("a link matches top-ups also after the mailbox's mails were used up, and after an operator found nobody", async () => {
  const person = await signUp(shop);
  for (let count = 0; count < 6; count += 1)
    await withdrawn(shop, { name: "X", orderNumber: "O-000000000001", email: person.email });
  const id = await withdrawn(shop, { name: "Mara Lind", orderNumber: null, email: person.email });
  await sendMail(shop);
  const texts = (await mailFor(shop, person.email)).map(({ text }) => text).join("\n");
  const token = /\/withdraw\/confirm#(\S+)/.exec(texts)?.[1] ?? "";
  await refuseWithdrawal(shop, admin, id, "NotOurs");
  expect((await shop.call("confirmWithdrawal", { body: { token } })).status).toBe(204);
  expect(await withdrawalOf(shop, admin, id)).toMatchObject({ status: "Matched", exception: null });
});
