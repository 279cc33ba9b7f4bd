import type { Page } from "playwright-core";
import { addAddress, cards, payWith, topUp } from "../../../apps/server/test/payments/till.ts";
import { PASSWORD, signUp, type TestPerson } from "../../../apps/server/test/people/people.ts";
import type { OpenShop } from "../demo-shop.ts";
import { atBank } from "../guest-order.ts";
import { expectFit } from "./widths.ts";

/** Registers a person who has topped up €50 by card. */
export async function newPayer(shop: OpenShop): Promise<TestPerson & { transactionId: string }> {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person) });
  const { paymentId } = await payWith(atBank(shop), body.paymentSessionResponse, cards.succeeds);
  await shop.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: true } }, person);
  return { ...person, transactionId: body.transactionId };
}

/** Reads what a person's payments have given back, in cents. */
export async function givenBack({ owner }: OpenShop, { userId }: TestPerson) {
  const { rows } = await owner.pool.query<{ refunded: number; chargedBack: number; held: number }>(
    `select sum(refunded_cents)::int as refunded, sum(charged_back_cents)::int as "chargedBack",
      sum(held_cents)::int as held from payments where user_id = $1`,
    [userId],
  );
  return rows[0];
}

/** Types the password where the page asks for it. */
export async function confirmItIsMe(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expectFit(page);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}
