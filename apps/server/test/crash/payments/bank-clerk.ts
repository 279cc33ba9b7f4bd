import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { routes } from "@trove/contract";
import type { Database } from "../../../src/database/connection.ts";
import type { ScheduleTill } from "../../payments/schedule-tills.ts";
import type { Chance } from "../chance.ts";
import type { Scene } from "../customer.ts";
import { Operator } from "../operator.ts";
import { Refused } from "../patient-client.ts";
import { patiently } from "./patiently.ts";

const PASSWORD = "correct horse 1";

/** Ignores a refusal with this code. Rethrows other errors. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Refused) || error.code !== code) throw error;
};

/**
 * Imports statements of the bank: parts that overlap and repeat each other, and files that were imported before. A
 * second operator approves each import. Makes files of refunds, which the bank then sends.
 */
export class BankClerk {
  private readonly scene: Scene;
  private readonly chance: Chance;
  private readonly till: ScheduleTill;
  private readonly owner: Database;
  private operator: Operator;
  private approver: Operator | undefined;
  private lastFile: string | undefined;

  constructor(scene: Scene, chance: Chance, operator: Operator, till: ScheduleTill, owner: Database) {
    this.scene = scene;
    this.chance = chance;
    this.operator = operator;
    this.till = till;
    this.owner = owner;
  }

  /** Appoints the second operator. */
  async join(): Promise<void> {
    this.approver = await this.appoint();
  }

  private async appoint(): Promise<Operator> {
    const { client } = this.scene;
    const userName = `b${randomUUID().replaceAll("-", "").slice(0, 16)}`;
    const email = `${userName}@trove.example`;
    const person = { userName, email, firstName: "Jonas", lastName: "Weiss", password: PASSWORD };
    await client.call("register", { body: person });
    const body = { email, presets: ["Owner" as const], reason: "Approves what the bank says" };
    await client.call("appointOperator", { body }, await this.operator.token());
    return new Operator(client, { emailOrUserName: userName, password: PASSWORD });
  }

  async act(): Promise<void> {
    await pause(this.chance.between(100, 1000));
    if (this.chance.next() < 0.2) await this.orderRefunds();
    if (this.lastFile !== undefined && this.chance.next() < 0.2) return this.import(this.lastFile);
    await this.report(this.chance.between(0, 1000));
  }

  /** Lets the bank send every refund, and imports all movements. */
  async finish(): Promise<void> {
    await this.orderRefunds();
    await this.report();
  }

  private async orderRefunds(): Promise<void> {
    const { client } = this.scene;
    await client.call("makeBankRefundFile", {}, await this.operator.token()).catch(unless("STATUS_CONFLICT"));
    await client.call("makeBankPayoutFile", {}, await this.operator.token()).catch(unless("STATUS_CONFLICT"));
  }

  private async report(which?: number): Promise<void> {
    const file = await patiently(async () => this.till.statement?.({ owner: this.owner }, which));
    if (file === undefined) return;
    this.lastFile = file;
    await this.import(file);
  }

  private async import(file: string): Promise<void> {
    const { client, url } = this.scene;
    const token = await this.operator.token();
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/xml",
      "idempotency-key": randomUUID(),
    };
    const uploaded = await client.post(`${url}${routes.uploadBankStatement.path}`, headers, file);
    const { id } = JSON.parse(uploaded) as { id: string };
    while (!(await this.apply(id)));
  }

  /** Asks to import a file, and lets the other operator approve it. False if the file has to be looked at again. */
  private async apply(id: string): Promise<boolean> {
    const { client } = this.scene;
    const token = await this.operator.token();
    const { paidAmount } = await client.call("getBankStatement", { params: { id }, query: {} }, token);
    try {
      await client.call("applyBankStatement", { params: { id }, body: { paidAmount } }, token);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "STATUS_CONFLICT") return true;
      if (error.code === "VERSION_CONFLICT") return false;
      if (error.code === "APPROVAL_LIMIT") {
        // Nobody may ask for more within an hour, so a colleague goes on.
        this.operator = await this.appoint();
        return false;
      }
      if (error.code !== "APPROVAL_NEEDED") throw error;
      const { params } = JSON.parse(error.text) as { params: { approvalId: string } };
      return this.approve(params.approvalId);
    }
  }

  private async approve(id: string): Promise<boolean> {
    const { client } = this.scene;
    const token = await this.approver?.token();
    try {
      await client.call("decideApproval", { params: { id }, body: { isApproved: true } }, token);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const reason = "Another file has a part of it";
      await client.call("decideApproval", { params: { id }, body: { isApproved: false, reason } }, token);
      return false;
    }
  }
}
