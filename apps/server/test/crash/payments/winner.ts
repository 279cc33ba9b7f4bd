import { setTimeout as pause } from "node:timers/promises";
import { routes } from "@trove/contract";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { cents, fromEuros, toEuros } from "@trove/money";
import type { Database } from "../../../src/database/connection.ts";
import { PAYEE_IBAN, verify } from "../../payments/payouts.ts";
import { RETURNING_IBAN } from "../../payments/tills/bank-in-schedules.ts";
import { credit, userIdOf } from "../../people/people.ts";
import type { Chance } from "../chance.ts";
import { Customer, PASSWORD, type Scene } from "../customer.ts";
import { offerOfTopUps } from "../market.ts";
import type { Operator } from "../operator.ts";
import { Refused } from "../patient-client.ts";
import { patiently } from "./patiently.ts";
import { sendNotices } from "./till.ts";

const WON = fromEuros(500);

/** Ignores refusals, which have no effect: a payout may have gone on meanwhile. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refused)) throw error;
};

/**
 * A verified person who has winnings paid out at one provider, takes some back, and whom an operator approves or
 * refuses. `isPaid` is false for a payee whose payouts come back or are declined.
 */
export class Winner {
  readonly provider: PaymentProviderName;
  readonly customer: Customer;
  /** Payouts that responses have named, with their sums in cents. */
  readonly asked = new Map<string, number>();
  private readonly scene: Scene;
  private readonly chance: Chance;
  private readonly operator: Operator;
  private readonly owner: Database;
  private readonly isPaid: boolean;
  readonly won = WON;
  private payeeId = "";

  constructor(
    scene: Scene,
    chance: Chance,
    provider: PaymentProviderName,
    { operator, owner, isPaid }: { operator: Operator; owner: Database; isPaid: boolean },
  ) {
    this.scene = scene;
    this.chance = chance;
    this.provider = provider;
    this.operator = operator;
    this.owner = owner;
    this.isPaid = isPaid;
    this.customer = new Customer(scene, chance.branch());
  }

  get userId(): string {
    return userIdOf(this.customer);
  }

  async join(): Promise<void> {
    const { client, vendors } = this.scene;
    const { customer, owner } = this;
    await customer.register();
    const { userId } = this;
    const at = { owner, clock: { now: new Date() } };
    await verify(at, { userId });
    await credit(at, { userId }, WON);
    const payAndKeep = vendors.get(this.provider)?.payouts?.payAndKeep;
    if (payAndKeep === undefined) {
      await this.confirm();
      const body = { iban: this.isPaid ? PAYEE_IBAN : RETURNING_IBAN };
      this.payeeId = (await client.call("addPayee", { body }, customer.token)).id;
    } else {
      await this.addCard(payAndKeep);
    }
    await owner.connection.updateTable("payees").set({ usableAt: at.clock.now }).where("userId", "=", userId).execute();
  }

  /** Pays with a card that can be paid, and has the money sent back: own money would go there first. */
  private async addCard(payAndKeep: (sessionId: string, course: "paid" | "declined") => string): Promise<void> {
    const { client, vendors } = this.scene;
    const { token, addressId } = this.customer;
    const { least, method } = offerOfTopUps(this.provider, [...vendors.keys()]);
    const body = { amount: least, addressId, currencyCode: "EUR" as const, method };
    const { paymentSessionResponse } = await client.call("topUp", { body }, token);
    const paymentId = payAndKeep(paymentSessionResponse.id, this.isPaid ? "paid" : "declined");
    await client.call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful: false } }, token);
    await this.confirm();
    const { ownAmount } = await client.call("getOwnMoney", {}, token);
    await client.call("returnOwnMoney", { body: { expectedOwn: ownAmount } }, token);
    const [card] = (await client.call("listPayoutCards", {}, token)).cards;
    if (card === undefined) throw new Error(`no card of a winner at ${this.provider}`);
    this.payeeId = (await client.call("addPayoutCard", { body: { paymentId: card.paymentId } }, token)).id;
  }

  /** Lets one payout leave that was approved. */
  async begin(): Promise<void> {
    await this.ask();
    for (const id of this.asked.keys()) await this.approve(id);
  }

  async act(): Promise<void> {
    await pause(this.chance.between(100, 600));
    const drawn = this.chance.next();
    if (drawn < 0.4) return this.ask();
    if (drawn < 0.5) return this.takeBack();
    if (drawn < 0.85) return this.decide("approve");
    if (drawn < 0.92) return this.decide("refuse");
    this.moveOn();
  }

  private async confirm(): Promise<void> {
    const body = { proof: { kind: "password" as const, password: PASSWORD } };
    const headers = { authorization: `Bearer ${this.customer.token}`, "content-type": "application/json" };
    const { client, url } = this.scene;
    await client.post(url + routes.confirmPerson.path, headers, JSON.stringify(body));
  }

  private async ask(): Promise<void> {
    const { client } = this.scene;
    await this.confirm();
    const amountCents = cents(this.chance.between(100, 300));
    const body = { payeeId: this.payeeId, amount: toEuros(amountCents) };
    const { payouts } = await client.call("requestPayout", { body }, this.customer.token);
    const made = payouts.filter(({ id }) => !this.asked.has(id));
    const { complaints } = this.scene.traffic;
    if (made.length !== 1) complaints.push(`a request for a payout made ${made.length} of them`);
    for (const { id, amount } of made) this.asked.set(id, fromEuros(amount));
    if (this.provider !== "bank") return;
    // The shop pays by its first provider. Before anybody approves it, a payout can still go to the bank.
    for (const { id } of made) {
      const move = this.owner.connection.updateTable("payouts").set({ provider: "bank" });
      await patiently(() => move.where("payoutId", "=", id).where("status", "=", "Requested").execute());
    }
  }

  private async takeBack(): Promise<void> {
    const id = this.chance.oneOf([...this.asked.keys()]);
    if (id === undefined) return;
    const { client } = this.scene;
    await client.call("cancelPayout", { params: { id } }, this.customer.token).catch(unlessRefused);
  }

  private async approve(id: string): Promise<void> {
    const { client } = this.operator;
    const body = { amount: toEuros(cents(this.asked.get(id) ?? 0)) };
    await client.call("approvePayout", { params: { id }, body }, await this.operator.token());
  }

  private async decide(decision: "approve" | "refuse"): Promise<void> {
    const id = this.chance.oneOf([...this.asked.keys()]);
    if (id === undefined) return;
    if (decision === "approve") return this.approve(id).catch(unlessRefused);
    const { client } = this.operator;
    const body = { reason: "The identity is doubtful" };
    await client.call("refusePayout", { params: { id }, body }, await this.operator.token()).catch(unlessRefused);
  }

  /** Lets the vendor go on, which tells of it at once. */
  moveOn(): void {
    const till = this.scene.vendors.get(this.provider);
    if (till?.payouts === undefined) return;
    const before = till.notices().length;
    till.payouts.move();
    sendNotices(this.scene, this.provider, till, before);
  }
}
