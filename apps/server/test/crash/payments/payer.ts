import { setTimeout as pause } from "node:timers/promises";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { toEuros, cents, fromEuros } from "@trove/money";
import type { Chance } from "../chance.ts";
import { Customer, type Scene } from "../customer.ts";
import { offerOfTopUps } from "../market.ts";
import type { Operator } from "../operator.ts";
import { Refused } from "../patient-client.ts";
import { payAt, sendNotices } from "./till.ts";

const steps = ["refund", "refund", "refundBack", "chargeback", "chargeback", "chargebackWon"] as const;

/** Vendors tell in seconds when a dispute changed. One that ends in its first second looks like an older report. */
const SHORTEST_DISPUTE_MS = 1100;

type Paid = { id: string; provider: PaymentProviderName };

/**
 * People who only top up, at one provider, one after the other. Their money goes back in every way: the shop refunds
 * it, the provider refunds it, and their bank takes it back, which locks their account. So their balance is what the
 * provider has left of their payments.
 */
export class Payer {
  readonly provider: PaymentProviderName;
  /** Everybody, with the sessions that they have paid. The last one still pays. */
  readonly people: { customer: Customer; sessions: Paid[] }[] = [];
  private readonly topUps: string[] = [];
  private readonly scene: Scene;
  private readonly operator: Operator;
  private readonly chance: Chance;
  private refunds = 0;
  private isLocked = false;
  private disputedAt = 0;

  constructor(scene: Scene, chance: Chance, provider: PaymentProviderName, operator: Operator) {
    this.provider = provider;
    this.scene = scene;
    this.operator = operator;
    this.chance = chance;
  }

  async join(): Promise<void> {
    await this.pay();
    await this.pay();
  }

  /** Lets the money of two payments go back that have arrived, in each way once. */
  async beginReturns(): Promise<void> {
    await this.askForRefund(this.topUps[0]);
    this.takeStep("chargeback", this.people[0]?.sessions[1]);
  }

  async act(): Promise<void> {
    await pause(this.chance.between(50, 300));
    const drawn = this.chance.next();
    if (drawn < 0.35) return this.pay();
    if (drawn < 0.65) return this.askForRefund();
    this.takeStep(this.chance.oneOf(steps) ?? "refund");
  }

  /** Returns the person who pays now, who is new after a chargeback. */
  private async current() {
    const last = this.people.at(-1);
    if (last !== undefined && !this.isLocked) return last;
    const customer = new Customer(this.scene, this.chance.branch());
    await customer.register();
    const person = { customer, sessions: [] as Paid[] };
    this.people.push(person);
    this.isLocked = false;
    return person;
  }

  private async pay(): Promise<void> {
    const { client, vendors, hasSlowBanks } = this.scene;
    const { customer, sessions } = await this.current();
    const { least, most, method } = offerOfTopUps(this.provider, [...vendors.keys()]);
    const amount = this.chance.between(least, most);
    const body = { amount, addressId: customer.addressId, currencyCode: "EUR", method };
    const { transactionId, paymentSessionResponse } = await client.call("topUp", { body }, customer.token);
    const { provider, id } = paymentSessionResponse;
    // The sandbox takes money back after a minute. It leaves the first payments, of which money is asked back.
    const isOld = this.topUps.length >= 2;
    this.isLocked = hasSlowBanks && isOld && !vendors.has(provider) && this.chance.next() < 0.2;
    const paymentId = await payAt(this.scene, paymentSessionResponse, this.isLocked ? "chargedBack" : "succeeds");
    // A provider that is too slow is passed over.
    sessions.push({ id, provider });
    this.topUps.push(transactionId);
    const result = { paymentId, failTransactionIfUnsuccessful: false };
    const status = await client.call("validateTopUp", { body: result }, customer.token);
    const expected = method === "bankTransfer" ? "Pending" : "Success";
    if (status !== expected) customer.complain(`a payment of ${amount} at ${provider} is ${status}`);
  }

  /** Lets an operator refund a part, of another sum each time, because some providers refuse equal refunds. */
  private async askForRefund(search = this.chance.oneOf(this.topUps)): Promise<void> {
    const token = await this.operator.token();
    const { client } = this.operator;
    const { items } = await client.call("listPayments", { query: { search } }, token);
    const { id, leftAmount } = await client.call("getPayment", { params: { id: items[0]?.id ?? "" } }, token);
    this.refunds += 1;
    const amount = toEuros(cents(100 + this.refunds));
    if (fromEuros(leftAmount) < fromEuros(amount)) return;
    const body = { amount, leftAmount, reason: "Asked for it" };
    // The money may have gone back in another way meanwhile.
    await client.call("refundTopUp", { params: { id }, body }, token).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
  }

  /** Lets money go back, or come back, at the vendor. The sandbox takes no such steps. */
  private takeStep(step: (typeof steps)[number], paid = this.chance.oneOf(this.people.at(-1)?.sessions ?? [])): void {
    const { scene } = this;
    const till = paid && scene.vendors.get(paid.provider);
    if (paid === undefined || till === undefined) return;
    if (step === "chargebackWon" && Date.now() < this.disputedAt + SHORTEST_DISPUTE_MS) return;
    // An operator refunds a part of the first payment, which nobody could if all of it was gone.
    if (step === "chargeback" && paid === this.people[0]?.sessions[0]) return;
    if (step === "chargeback") {
      this.isLocked = true;
      this.disputedAt = Date.now();
    }
    const before = till.notices().length;
    till.take(paid.id, step);
    sendNotices(scene, paid.provider, till, before);
  }
}
