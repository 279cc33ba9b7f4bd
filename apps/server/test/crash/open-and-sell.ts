import { cents, fromEuros, times, toEuros } from "@trove/money";
import { newEntropy, sha256 } from "../openings/browser.ts";
import type { Customer } from "./customer.ts";
import type { Offer } from "./market.ts";
import { withinLimits } from "./protect.ts";

export async function open(customer: Customer, boxes: readonly Offer[]): Promise<void> {
  const { account, chance, scene } = customer;
  const box = chance.oneOf(boxes);
  if (box === undefined) return;
  const quantity = chance.between(1, 3);
  const params = { id: box.id };
  const entropy = newEntropy();
  const chosen = { clientSeed: "lucky", entropyHash: sha256(entropy), browserKey: customer.browser.publicKey };
  const wish = { quantity, expectedPrice: toEuros(box.price), ...chosen };
  const offered = await scene.client
    .call("offerOpening", { params, body: wish }, customer.token)
    .catch(withinLimits(customer, times(box.price, quantity)));
  if (offered === undefined) return;
  const reveal = customer.browser.reveal(offered, "lucky", entropy);
  const response = await scene.client.call("openLootbox", { params, body: reveal }, customer.token);
  for (const { transactionId, inventoryItemId, sellPrice } of response.openings) {
    account.move("BoxOpening", cents(-box.price), { transactionId });
    account.inventory.push({ id: inventoryItemId, sellPrice: fromEuros(sellPrice) });
    account.openings.push(transactionId);
    account.itemCount += 1;
  }
  if (response.openings.length !== quantity)
    customer.complain(`${response.openings.length} of ${quantity} boxes were opened`);
  customer.seeBalance("an opening", response.balance.amount);
}

export async function sell(customer: Customer): Promise<void> {
  const { account, chance, scene } = customer;
  const [item] = chance.some(account.inventory, 1);
  if (item === undefined) return;
  const body = { expectedSellPrice: toEuros(item.sellPrice) };
  const response = await scene.client.call("sellInventoryItem", { params: { id: item.id }, body }, customer.token);
  account.inventory = account.inventory.filter((each) => each !== item);
  account.move("Sale", item.sellPrice, { transactionId: response.transactionId });
  customer.seeBalance("a sale", response.balance.amount);
}
