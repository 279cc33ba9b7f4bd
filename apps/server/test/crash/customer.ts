import { randomUUID } from "node:crypto";
import { add, fromEuros, times, toEuros } from "@trove/money";
import { TestBrowser } from "../openings/browser.ts";
import { doorstep } from "../orders/orders.ts";
import type { Vendors } from "../payments/all-tills.ts";
import { Account } from "./account.ts";
import { buy, buyDirectly, ORDER_SHIPPING } from "./buy.ts";
import type { Chance } from "./chance.ts";
import type { Market, Offer } from "./market.ts";
import { open, sell } from "./open-and-sell.ts";
import { type PatientClient, Refused, type Traffic } from "./patient-client.ts";
import { boundOneself, stop, tryInBreak } from "./protect.ts";
import { cancel, INVENTORY_SHIPPING, ship } from "./send.ts";
import { drawCard } from "./payments/till.ts";
import { lookAfterTopUps, topUp } from "./top-up.ts";

export const PASSWORD = "correct horse 1";

export type Scene = {
  url: string;
  client: PatientClient;
  market: Market;
  /** They live in the process of the run, so nothing of them is killed. */
  vendors: Vendors;
  traffic: Traffic;
  /** Whether some payments stay pending for a while. */
  hasSlowBanks: boolean;
};

/** A careful person stops at some time. A bound one reaches their limits, and pays only from the balance. */
export type Nature = "free" | "careful" | "bound";

const NATURES: readonly Nature[] = ["careful", "bound", "free", "bound", "free", "free"];

/** The nature of the customer at this place. A few customers have one of each. */
export const natureAt = (place: number): Nature => NATURES[place % NATURES.length] ?? "free";

/** A person who performs one action after the other, and derives the expected state from the responses. */
export class Customer {
  readonly account = new Account();
  readonly userName = `c${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  readonly browser = new TestBrowser();
  token = "";
  addressId = "";
  readonly nature: Nature;
  readonly scene: Scene;
  readonly chance: Chance;

  constructor(scene: Scene, chance: Chance, nature: Nature = "free") {
    this.scene = scene;
    this.chance = chance;
    this.nature = nature;
  }

  /**
   * Registers and signs in. If the response to the registration was lost, the retry finds the name taken; then the
   * account exists already.
   */
  async register(): Promise<void> {
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
    const { publicKey } = this.browser;
    await client.call("addBrowserKey", { body: { publicKey, name: "Firefox" } }, this.token);
    this.addressId = (await client.call("createAddress", { body }, this.token)).id;
  }

  async join(): Promise<void> {
    await this.register();
    await topUp(this, "succeeds");
  }

  /** Performs one random action that is possible in the current state. */
  async act(): Promise<void> {
    if (this.account.protection !== undefined) return tryInBreak(this, this.scene.market.boxes);
    const isBound = this.nature === "bound";
    const { inventory, activeShipments, openTopUps } = this.account;
    const boxes = this.affordable(this.scene.market.boxes);
    const items = this.affordable([...this.scene.market.items, ...this.scene.market.scarce]);
    const most = (weight: number, isPossible: boolean, act: () => Promise<unknown>) =>
      isPossible ? Array.from({ length: weight }, () => act) : [];
    const act = this.chance.oneOf([
      ...most(2, openTopUps.length === 0, () => topUp(this, drawCard(this.chance))),
      ...most(1, this.scene.hasSlowBanks && !isBound && openTopUps.length === 0, () => topUp(this, "pending")),
      ...most(8, boxes.length > 0, () => open(this, boxes)),
      ...most(6, inventory.length > 0, () => sell(this)),
      ...most(4, items.length > 0, () => buy(this, items)),
      ...most(2, !isBound, () => buyDirectly(this, drawCard(this.chance))),
      ...most(2, inventory.length > 0 && this.account.balance >= INVENTORY_SHIPPING, () => ship(this)),
      ...most(2, activeShipments.length > 0, () => cancel(this)),
      ...most(1, openTopUps.length > 0, () => lookAfterTopUps(this)),
      ...most(4, isBound, () => boundOneself(this)),
      ...most(1, this.nature === "careful" && openTopUps.length === 0, () => stop(this)),
    ]);
    await act?.();
  }

  private affordable(offers: readonly Offer[]): Offer[] {
    return offers.filter(({ price }) => times(price, 3) + ORDER_SHIPPING <= this.account.balance);
  }

  complain(text: string): void {
    this.scene.traffic.complaints.push(`${this.userName}: ${text}`);
  }

  /** Compares a shown balance with the expected one. It may already include pending top-ups. */
  seeBalance(what: string, euros: number): void {
    const { balance, openTopUps } = this.account;
    const possible = [balance, ...openTopUps.map(({ amount }) => add(balance, amount))];
    if (!possible.includes(fromEuros(euros))) this.complain(`${what} left ${euros}, expected ${toEuros(balance)}`);
  }
}
