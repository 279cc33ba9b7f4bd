import { randomUUID } from "node:crypto";
import { add, cents, fromEuros, sum, times, toEuros } from "@trove/money";
import { doorstep } from "../orders.ts";
import { Account, type Good, type Parcel } from "./account.ts";
import type { Chance } from "./chance.ts";
import type { Market, Offer } from "./market.ts";
import { type PatientClient, Refused, type Traffic } from "./patient-client.ts";
import { type CardName, drawCard, payAt } from "./till.ts";

const PASSWORD = "correct horse 1";
const ORDER_SHIPPING = cents(500);
const PARCEL_SHIPPING = cents(1000);

export type Scene = {
  url: string;
  client: PatientClient;
  market: Market;
  traffic: Traffic;
  /** Whether some pay with a card whose bank takes its time. */
  hasSlowBanks: boolean;
};

/** Somebody who does one thing after the other, and knows from the answers what must have come of it. */
export class Customer {
  readonly account = new Account();
  readonly userName = `c${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  token = "";
  private addressId = "";
  private readonly scene: Scene;
  private readonly chance: Chance;

  constructor(scene: Scene, chance: Chance) {
    this.scene = scene;
    this.chance = chance;
  }

  /** A registration whose answer was lost took the name: then the account is there, and one can sign in. */
  async join(): Promise<void> {
    const { client } = this.scene;
    const { userName } = this;
    const person = { userName, email: `${userName}@trove.example`, firstName: "Mara", lastName: "Lind" };
    const session = await client
      .call("register", { body: { ...person, password: PASSWORD } })
      .catch((error: unknown) => {
        if (!(error instanceof Refused) || !["EMAIL_TAKEN", "USERNAME_TAKEN"].includes(error.code)) throw error;
        return client.call("login", { body: { emailOrUserName: userName, password: PASSWORD } });
      });
    this.token = session.token;
    const body = { ...doorstep, postalCode: "1015 CN", label: "Home" as const, state: null };
    this.addressId = (await client.call("createAddress", { body }, this.token)).id;
    await this.topUp("succeeds");
  }

  /** Does one thing of those that are possible, whatever the answers before were. */
  async act(): Promise<void> {
    const { goods, parcels, openTopUps } = this.account;
    const boxes = this.affordable(this.scene.market.boxes);
    const items = this.affordable([...this.scene.market.items, ...this.scene.market.scarce]);
    const most = (weight: number, isPossible: boolean, act: () => Promise<unknown>) =>
      isPossible ? Array.from({ length: weight }, () => act) : [];
    const act = this.chance.oneOf([
      ...most(2, openTopUps.length === 0, () => this.topUp(drawCard(this.chance))),
      ...most(1, this.scene.hasSlowBanks && openTopUps.length === 0, () => this.topUp("pending")),
      ...most(8, boxes.length > 0, () => this.open(boxes)),
      ...most(6, goods.length > 0, () => this.sell()),
      ...most(4, items.length > 0, () => this.buy(items)),
      ...most(2, true, () => this.buyDirectly(drawCard(this.chance))),
      ...most(2, goods.length > 0 && this.account.balance >= PARCEL_SHIPPING, () => this.ship()),
      ...most(2, parcels.length > 0, () => this.cancel()),
      ...most(1, openTopUps.length > 0, () => this.lookAfterTopUps()),
    ]);
    await act?.();
  }

  private affordable(offers: readonly Offer[]): Offer[] {
    return offers.filter(({ price }) => times(price, 3) + ORDER_SHIPPING <= this.account.balance);
  }

  private complain(text: string): void {
    this.scene.traffic.complaints.push(`${this.userName}: ${text}`);
  }

  /** While a top-up is pending nobody knows when it comes. */
  private seeBalance(what: string, euros: number): void {
    const { balance, openTopUps } = this.account;
    const possible = [balance, ...openTopUps.map(({ amount }) => add(balance, amount))];
    if (!possible.includes(fromEuros(euros))) this.complain(`${what} left ${euros}, expected ${toEuros(balance)}`);
  }

  async topUp(card: CardName): Promise<void> {
    const { client, url } = this.scene;
    const amount = cents(this.chance.between(50, 300) * 100);
    const body = { amount: toEuros(amount), addressId: this.addressId, currencyCode: "EUR" };
    const { transactionId, paymentSessionResponse } = await client.call("topUp", { body }, this.token);
    const paymentId = await payAt(url, client, paymentSessionResponse, card);
    this.account.openTopUps.push({ paymentId, transactionId, amount });
    await this.lookAfterTopUps();
    const expected = card === "pending";
    if (!expected && this.account.openTopUps.length > 0) this.complain(`a top-up with ${card} is still pending`);
  }

  /** Answers whether all have come to an end. */
  async lookAfterTopUps(): Promise<boolean> {
    const { account } = this;
    for (const topUp of account.openTopUps) {
      const { paymentId, transactionId, amount } = topUp;
      const body = { paymentId, failTransactionIfUnsuccessful: true };
      const status = await this.scene.client.call("validateTopUp", { body }, this.token);
      if (status === "Pending") continue;
      account.openTopUps = account.openTopUps.filter((each) => each !== topUp);
      if (status === "Success") account.move("TopUp", amount, { transactionId });
      else account.enter("TopUp", amount, { transactionId });
    }
    return account.openTopUps.length === 0;
  }

  private async open(boxes: readonly Offer[]): Promise<void> {
    const { account, chance, scene } = this;
    const box = chance.oneOf(boxes);
    if (box === undefined) return;
    const quantity = chance.between(1, 3);
    const body = { quantity, expectedPrice: toEuros(box.price), clientEntropy: randomUUID().replaceAll("-", "") };
    const answer = await scene.client.call("openLootbox", { params: { id: box.id }, body }, this.token);
    for (const { transactionId, inventoryItemId, sellPrice } of answer.openings) {
      account.move("BoxOpening", cents(-box.price), { transactionId });
      account.goods.push({ id: inventoryItemId, sellPrice: fromEuros(sellPrice) });
      account.openings.push(transactionId);
      account.goodsCount += 1;
    }
    if (answer.openings.length !== quantity)
      this.complain(`${answer.openings.length} of ${quantity} boxes were opened`);
    this.seeBalance("an opening", answer.balance.amount);
  }

  private async sell(): Promise<void> {
    const { account, chance, scene } = this;
    const [good] = chance.some(account.goods, 1);
    if (good === undefined) return;
    const body = { expectedSellPrice: toEuros(good.sellPrice) };
    const answer = await scene.client.call("sellInventoryItem", { params: { id: good.id }, body }, this.token);
    account.goods = account.goods.filter((each) => each !== good);
    account.move("Sale", good.sellPrice, { transactionId: answer.transactionId });
    this.seeBalance("a sale", answer.balance.amount);
  }

  private basket(offers: readonly Offer[]) {
    const chosen = this.chance.some(offers, this.chance.between(1, 2));
    const itemsTotal = sum(chosen.map(({ price }) => price));
    const isSent = this.chance.next() < 0.5;
    const total = isSent ? add(itemsTotal, ORDER_SHIPPING) : itemsTotal;
    const body = {
      itemIds: chosen.map(({ id }) => id),
      expectedTotal: toEuros(total),
      ...(isSent
        ? {
            purchaseOption: "order" as const,
            shippingMethod: "standard" as const,
            shippingAddress: doorstep,
            useShippingAddressAsBilling: true,
          }
        : { purchaseOption: "inventory" as const, billingAddress: doorstep }),
    };
    return { body, itemsTotal, pieces: chosen.length };
  }

  private async bought(purchaseId: string, shipmentId: string | null, basket: ReturnType<Customer["basket"]>) {
    const { account } = this;
    const { itemsTotal, pieces } = basket;
    account.goodsCount += pieces;
    account.purchases.set(purchaseId, shipmentId === null ? "Approved" : "Ordered");
    if (shipmentId === null) account.goods.push(...(await this.goodsOf(purchaseId)));
    else {
      account.shipments.set(shipmentId, "Ordered");
      account.parcels.push({ shipmentId, purchaseId, goods: [], pieces, itemsTotal, shippingCost: ORDER_SHIPPING });
    }
  }

  private async goodsOf(purchaseId: string): Promise<Good[]> {
    const query = { source: "Purchase" as const, status: "InInventory" as const, pageSize: 100 };
    const { items } = await this.scene.client.call("listInventory", { query }, this.token);
    return items
      .filter((item) => item.purchaseId === purchaseId)
      .map(({ id, sellPrice }) => ({ id, sellPrice: fromEuros(sellPrice) }));
  }

  /** Somebody else may have had the last piece. */
  private soldOut(error: unknown): undefined {
    if (error instanceof Refused && error.code === "OUT_OF_STOCK") return undefined;
    throw error;
  }

  private async buy(offers: readonly Offer[]): Promise<void> {
    const { account, scene } = this;
    const basket = this.basket(offers);
    const answer = await scene.client
      .call("buyFromBalance", { body: basket.body }, this.token)
      .catch((error: unknown) => this.soldOut(error));
    if (answer === undefined) return;
    const { purchaseId, shipmentId } = answer;
    account.move("ItemPurchase", cents(-basket.itemsTotal), { relatedId: purchaseId });
    if (shipmentId !== null) account.move("Shipping", cents(-ORDER_SHIPPING), { relatedId: purchaseId });
    this.seeBalance("a purchase", answer.balance.amount);
    await this.bought(purchaseId, shipmentId, basket);
  }

  private async buyDirectly(card: CardName): Promise<void> {
    const { client, url, market } = this.scene;
    const basket = this.basket([...market.items, ...market.scarce]);
    const answer = await client
      .call("buyDirectly", { body: basket.body }, this.token)
      .catch((error: unknown) => this.soldOut(error));
    if (answer === undefined) return;
    const { purchaseId, shipmentId } = answer;
    const paymentId = await payAt(url, client, answer.paymentSessionResponse, card);
    const body = { paymentId, failTransactionIfUnsuccessful: true };
    const status = await client.call("validatePurchase", { body }, this.token);
    if (status !== (card === "declined" ? "Failed" : "Success")) this.complain(`an order with ${card} is ${status}`);
    if (status === "Success") return this.bought(purchaseId, shipmentId, basket);
    this.account.purchases.set(purchaseId, "Cancelled");
    if (shipmentId !== null) this.account.shipments.set(shipmentId, "Cancelled");
  }

  private async ship(): Promise<void> {
    const { account, chance, scene } = this;
    const goods = chance.some(account.goods, chance.between(1, 2));
    const body = {
      inventoryItemIds: goods.map(({ id }) => id),
      shippingAddressId: this.addressId,
      shippingMethod: "standard" as const,
      expectedShippingCost: toEuros(PARCEL_SHIPPING),
    };
    const { shipmentId, balance } = await scene.client.call("createShipment", { body }, this.token);
    account.goods = account.goods.filter((each) => !goods.includes(each));
    account.shipments.set(shipmentId, "Ordered");
    const nothing = cents(0);
    const parcel = { shipmentId, purchaseId: null, goods, pieces: goods.length, itemsTotal: nothing };
    account.parcels.push({ ...parcel, shippingCost: PARCEL_SHIPPING });
    account.move("Shipping", cents(-PARCEL_SHIPPING), { relatedId: shipmentId });
    this.seeBalance("a shipment", balance.amount);
  }

  private async cancel(): Promise<void> {
    const { account, chance, scene } = this;
    const [parcel] = chance.some(account.parcels, 1);
    if (parcel === undefined) return;
    const { shipmentId, purchaseId } = parcel;
    const refund = purchaseId !== null && chance.next() < 0.5 ? ("Balance" as const) : ("Items" as const);
    await scene.client.call("cancelShipment", { params: { id: shipmentId }, body: { refund } }, this.token);
    account.parcels = account.parcels.filter((each) => each !== parcel);
    account.shipments.set(shipmentId, "Cancelled");
    if (purchaseId !== null) account.purchases.set(purchaseId, "Cancelled");
    await this.takeBack(parcel, refund);
  }

  private async takeBack({ shipmentId, purchaseId, ...parcel }: Parcel, refund: "Items" | "Balance"): Promise<void> {
    const { account } = this;
    account.move("Shipping", parcel.shippingCost, { relatedId: purchaseId ?? shipmentId });
    if (purchaseId === null) account.goods.push(...parcel.goods);
    else if (refund === "Items") account.goods.push(...(await this.goodsOf(purchaseId)));
    else {
      account.move("ItemPurchase", parcel.itemsTotal, { relatedId: purchaseId });
      account.goodsCount -= parcel.pieces;
    }
  }
}
