import { setTimeout as pause } from "node:timers/promises";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { toEuros, cents, fromEuros } from "@trove/money";
import type { Chance } from "../chance.ts";
import { Customer, type Scene } from "../customer.ts";
import { offerOfTopUps } from "../market.ts";
import type { Operator } from "../operator.ts";
import { Refused } from "../patient-client.ts";
import { payAt, sendNotices } from "./till.ts";

const steps = ["refund", "refundBack", "chargeback", "chargebackWon"] as const;

/**
 * A person who only tops up, at one provider. Their money goes back in every way: the shop refunds it, the provider
 * refunds it, and their bank takes it back. So their balance is what the provider has left of their payments.
 */
export class Payer {
  readonly provider: PaymentProviderName;
  readonly customer: Customer;
  readonly sessions: string[] = [];
  private readonly topUps: string[] = [];
  private readonly operator: Operator;
  private readonly chance: Chance;
  private refunds = 0;

  constructor(scene: Scene, chance: Chance, provider: PaymentProviderName, operator: Operator) {
    this.provider = provider;
    this.operator = operator;
    this.chance = chance;
    this.customer = new Customer(scene, chance.branch());
  }

  async join(): Promise<void> {
    await this.customer.register();
    await this.pay();
  }

  async act(): Promise<void> {
    await pause(this.chance.between(100, 600));
    const drawn = this.chance.next();
    if (drawn < 0.4) return this.pay();
    if (drawn < 0.7) return this.askForRefund();
    this.takeStep();
  }

  private async pay(): Promise<void> {
    const { client, vendors } = this.customer.scene;
    const { least, most, method } = offerOfTopUps(this.provider, [...vendors.keys()]);
    const amount = this.chance.between(least, most);
    const body = { amount, addressId: this.customer.addressId, currencyCode: "EUR", method };
    const { transactionId, paymentSessionResponse } = await client.call("topUp", { body }, this.customer.token);
    const { provider, id } = paymentSessionResponse;
    if (provider !== this.provider) return this.customer.complain(`${amount} is paid at ${provider}`);
    const paymentId = await payAt(this.customer.scene, paymentSessionResponse, "succeeds");
    this.sessions.push(id);
    this.topUps.push(transactionId);
    const result = { paymentId, failTransactionIfUnsuccessful: false };
    await client.call("validateTopUp", { body: result }, this.customer.token);
  }

  /** Lets an operator refund a part, of another sum each time, because some providers refuse equal refunds. */
  private async askForRefund(): Promise<void> {
    const token = await this.operator.token();
    const { client } = this.operator;
    const search = this.chance.oneOf(this.topUps);
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
  private takeStep(): void {
    const { scene } = this.customer;
    const till = scene.vendors.get(this.provider);
    const session = this.chance.oneOf(this.sessions);
    const step = this.chance.oneOf(steps);
    if (till === undefined || session === undefined || step === undefined) return;
    const before = till.notices().length;
    till.take(session, step);
    sendNotices(scene, this.provider, till, before);
  }
}
