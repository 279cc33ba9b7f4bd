import { sql } from "kysely";
import { bankAccount } from "../../../src/payment-providers/bank/account.ts";
import { makeBankProvider } from "../../../src/payment-providers/bank/provider.ts";
import type { PaymentSession } from "../../../src/payment-providers/provider.ts";
import { makeAdmin } from "../../people/people.ts";
import { openShop, type Shop } from "../../shop/shop.ts";
import type { ProviderTill } from "../provider-tills.ts";
import { importStatement } from "../statements.ts";
import { BankTill, bankVariables } from "./bank-account.ts";

/** The reference of a session's instructions, as people type it. */
export const referenceOfSession = ({ instructions }: PaymentSession): string => instructions?.reference ?? "";

/** Returns the sum of a payment's newest refund, and how statements call it. */
export async function newestRefund(
  shop: Pick<Shop, "owner">,
  entryId: string,
): Promise<{ endToEndId: string; amount: number }> {
  const { rows } = await sql<{ endToEndId: string; amount: number }>`
    select end_to_end_id, amount_minor as amount from bank.bank_refunds where entry_id = ${entryId} order by created_at desc limit 1`.execute(
    shop.owner.connection,
  );
  if (rows[0] === undefined) throw new Error("no refund");
  return rows[0];
}

const cannot = () => {
  throw new Error("a bank account can't do this");
};

/** A shop with a bank account, whose statements an operator imports at once. */
export async function openBankTill(): Promise<ProviderTill> {
  const shop = await openShop(bankVariables);
  const admin = await makeAdmin(shop);
  const bank = new BankTill(() => shop.clock.now);
  const due: (() => Promise<void> | void)[] = [];
  const account = bankAccount(shop.environment);
  return {
    provider: makeBankProvider({ account, db: shop.database.connectionTo(), now: () => shop.clock.now }),
    unreachable: cannot,
    now: () => shop.clock.now,
    unknownId: `bke_${"0".repeat(32)}`,
    // Its books are the shop's own, and forget nothing.
    forgetKeys: () => undefined,
    received: () => [],
    async pay(session, outcome) {
      if (outcome === "pending" || outcome === "declined") cannot();
      const transfer = bank.transfer(Math.round(session.amount * 100), referenceOfSession(session));
      await importStatement(shop, admin, bank.all());
      if (outcome === "disputed") due.push(() => void bank.reverse(transfer));
      const { rows } = await sql<{ id: string }>`
        select entry_id as id from bank.bank_entries where session_id = ${session.id}`.execute(shop.owner.connection);
      const entryId = rows[0]?.id ?? "";
      if (outcome === "refundFails") {
        due.push(async () => {
          const { endToEndId, amount } = await newestRefund(shop, entryId);
          bank.send(endToEndId, amount);
          bank.sendBack(endToEndId, amount);
        });
      }
      return entryId;
    },
    async later() {
      for (const happen of due.splice(0)) await happen();
      await importStatement(shop, admin, bank.all());
    },
    notices: async () => [],
    sign: (text) => ({ body: Buffer.from(text), headers: {} }),
    close: () => shop.close(),
  };
}
