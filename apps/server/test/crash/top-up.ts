import { cents, fromEuros, toEuros } from "@trove/money";
import type { Customer } from "./customer.ts";
import { SANDBOX_MOST, sandboxMethods, TOP_UP_MOST } from "./market.ts";
import { withinLimits } from "./protect.ts";
import { type CardName, payAt } from "./payments/till.ts";

export async function topUp(customer: Customer, card: CardName): Promise<void> {
  const { client } = customer.scene;
  const amount = cents(customer.chance.between(50, TOP_UP_MOST) * 100);
  const isSmall = amount <= fromEuros(SANDBOX_MOST);
  const others = customer.nature === "bound" ? [] : ["bankTransfer" as const];
  const method = customer.chance.oneOf([undefined, ...(isSmall ? sandboxMethods : others)]);
  const body = { amount: toEuros(amount), addressId: customer.addressId, currencyCode: "EUR", method };
  const begun = await client.call("topUp", { body }, customer.token).catch(withinLimits(customer, amount));
  if (begun === undefined) return;
  const { transactionId, paymentSessionResponse } = begun;
  const paymentId = await payAt(customer.scene, paymentSessionResponse, card);
  const canFail = paymentSessionResponse.provider !== "bank";
  customer.account.openTopUps.push({ paymentId, transactionId, amount, canFail });
  await lookAfterTopUps(customer);
  const expected = card === "pending" || !canFail;
  if (!expected && customer.account.openTopUps.length > 0) customer.complain(`a top-up with ${card} is still pending`);
}

/** Asks for the outcome of all pending top-ups, and notes it. Returns true if none is pending any more. */
export async function lookAfterTopUps(customer: Customer): Promise<boolean> {
  const { account } = customer;
  for (const begun of account.openTopUps) {
    const { paymentId, transactionId, amount, canFail } = begun;
    const body = { paymentId, failTransactionIfUnsuccessful: canFail };
    const status = await customer.scene.client.call("validateTopUp", { body }, customer.token);
    if (status === "Pending") continue;
    account.openTopUps = account.openTopUps.filter((each) => each !== begun);
    if (status === "Success") account.move("TopUp", amount, { transactionId });
    else account.enter("TopUp", amount, { transactionId });
  }
  return account.openTopUps.length === 0;
}
