import { addAddress, cards, payWith, topUp } from "../../apps/server/test/payments/till.ts";
import { personOf } from "../../apps/server/test/people/operator.ts";
import { signUp, type TestPerson } from "../../apps/server/test/people/people.ts";
import { expect } from "vitest";
import type { OpenShop } from "./demo-shop.ts";
import { hurryBank } from "./operator.ts";

/** Registers a person, tops up €50 and lets the bank charge it back, which locks the account. */
export async function newChargedBack(shop: OpenShop, admin: TestPerson): Promise<TestPerson> {
  const person = await signUp(shop);
  const { body } = await topUp(shop, person, { addressId: await addAddress(shop, person), amount: 50 });
  await payWith({ environment: { PUBLIC_URL: shop.url } }, body.paymentSessionResponse, cards.chargedBack);
  await hurryBank(shop);
  await expect.poll(async () => (await personOf(shop, admin, person)).isLocked).toBe(true);
  return person;
}

/** Returns the number of the case that the shop has opened about a person. */
export async function caseAbout(shop: OpenShop, admin: TestPerson, { userId }: TestPerson): Promise<string> {
  let number = "";
  async function look(): Promise<boolean> {
    const { body } = await shop.call("listCases", { query: { kind: "Chargeback", pageSize: "100" } }, admin);
    for (const { id } of body.items) {
      const found = (await shop.call("getCase", { params: { id } }, admin)).body;
      if (found.people.some((person) => person.id === userId)) number = found.number;
    }
    return number !== "";
  }
  await expect.poll(look).toBe(true);
  return number;
}
