import { randomUUID } from "node:crypto";
import { routes } from "@trove/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { approve } from "../../../../apps/server/test/operators/approve.ts";
import { BankTill, bankVariables } from "../../../../apps/server/test/payments/tills/bank-account.ts";
import { applyStatement } from "../../../../apps/server/test/payments/statements.ts";
import type { OpenShop } from "../../demo-shop.ts";
import { newOperator } from "../../people.ts";
import type { AllHands, Counter, Hands } from "../counter.ts";

/** One operator uploads a statement and imports it, and another one approves that. */
export async function importAtShop(shop: OpenShop, statement: string): Promise<void> {
  const [clerk, approver] = [await newOperator(shop), await newOperator(shop)];
  const { method, path } = routes.uploadBankStatement;
  const uploaded = await fetch(`${shop.url}${path}?fileName=statement.xml`, {
    method,
    headers: {
      authorization: `Bearer ${clerk.token}`,
      "content-type": "application/xml",
      "idempotency-key": randomUUID(),
    },
    body: statement,
  });
  if (!uploaded.ok) throw new Error(await uploaded.text());
  const { id } = (await uploaded.json()) as { id: string };
  const approved = await approve(shop, approver, await applyStatement(shop, clerk, id));
  expect(approved.status).toBe(200);
}

/** Reads what a row of the account on the page says. */
const rowOf = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: name }) })
    .locator("bdi")
    .innerText();

const bank = new BankTill(() => new Date());

const transfer: Hands = {
  shown: (page) => page.getByRole("button", { name: "I've noted it" }).waitFor(),
  ends: {
    async paid(page) {
      const [reference, amount] = [await rowOf(page, "Reference"), await rowOf(page, "Amount")];
      bank.transfer(Number(amount.replaceAll(/\D/g, "")), reference);
      await page.getByRole("button", { name: "I've noted it" }).click();
    },
  },
  again: "Quarantined",
  late: "Takes",
  decides: "Statement",
};

export const bankHands: AllHands = { bankTransfer: transfer };

/** The shop's own bank account. Operators import what arrived on it. */
export const openBankCounter = async (): Promise<Counter> => ({
  variables: bankVariables,
  equip: async () => undefined,
  arrive: (shop) => importAtShop(shop, bank.all()),
  close: async () => undefined,
});
