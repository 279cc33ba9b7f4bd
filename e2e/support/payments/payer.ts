import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { reload, visit } from "../browser.ts";
import type { DemoShop } from "../demo-shop.ts";
import { type Counter, type End, type Hands, heading, paymentForm } from "./counter.ts";
import { endTimeToPay, expectMoved } from "./money-moved.ts";
import type { Subject } from "./subjects.ts";

type Parts = {
  shop: DemoShop;
  counter: Counter;
  hands: Hands;
  method: PaymentMethod;
  subject: Subject;
  /** Checks a state that no test of the file has checked at this width. */
  look: (page: Page, state: string) => Promise<void>;
  /** The requests that the policy of the payer's pages has refused so far. */
  refused: readonly string[];
};

/** Loads the page again until it shows a text. No page waits for a statement. */
async function expectLater(page: Page, text: string | RegExp): Promise<void> {
  async function isThere(): Promise<boolean> {
    await reload(page);
    return (await page.getByText(text).locator("visible=true").count()) > 0;
  }
  await expect.poll(isThere).toBe(true);
}

const expectNothing = (refused: readonly string[]) => expect(refused).toEqual([]);

/** A person who pays for something by one method. */
export class Payer {
  private readonly parts: Parts;
  private readonly since: Date;

  constructor(parts: Parts) {
    this.parts = parts;
    this.since = new Date();
  }

  private look(page: Page, state: string): Promise<void> {
    const { look, subject, method } = this.parts;
    return look(page, `${subject.name} ${method} ${state}`);
  }

  /** Goes to the form, page or account. */
  async begin(page: Page): Promise<void> {
    const { subject, hands } = this.parts;
    await subject.begin(page);
    await hands.shown(page);
    if (hands.isElsewhere !== true) await this.look(page, "form");
  }

  /** Lets the payment end. */
  async end(page: Page, end: End): Promise<void> {
    const act = this.parts.hands.ends[end];
    if (act === undefined) throw new Error(`${this.parts.method} has no payment that is ${end}`);
    await act(page);
  }

  /** Waits for what somebody reads whose bank decides later, and lets the bank pay. */
  async wait(page: Page, title = "We're waiting for your bank"): Promise<void> {
    await heading(page, title);
    await this.look(page, "waiting");
  }

  /** Waits until the person reads that the money has come. */
  async receive(page: Page): Promise<void> {
    const { hands, counter, shop, subject } = this.parts;
    if (hands.decides === "Days") await this.wait(page, "Your bank is processing the payment");
    if (hands.decides !== "Now") await counter.arrive(shop);
    if (hands.decides === "Statement") await expectLater(page, subject.receivedLater);
    else await heading(page, subject.received);
    await this.look(page, "received");
  }

  /** Waits until the person reads that the payment was declined, and tries again, in the same form or a new one. */
  async tryAgain(page: Page, after: "declined" | "insecure"): Promise<void> {
    const { hands, counter, shop, subject } = this.parts;
    const inForm = hands.toldInForm?.[after];
    if (inForm !== undefined) {
      await paymentForm(page).getByText(inForm).waitFor();
      return this.look(page, after);
    }
    if (hands.decides === "Days") {
      await this.wait(page, "Your bank is processing the payment");
      await counter.arrive(shop);
    }
    await subject.refused(page).waitFor();
    await this.look(page, after);
    await subject.again(page);
    await hands.shown(page);
  }

  /** Goes to the same session in two tabs. */
  async beginTogether(page: Page, second: Page): Promise<void> {
    const { subject } = this.parts;
    let kept: { status: number; body: string } | undefined;
    // The page may leave for the bank's at once, so the response is kept before it gets there.
    await page.route(subject.call, async (route) => {
      const response = await route.fetch();
      kept = { status: response.status(), body: await response.text() };
      return route.fulfill({ response, body: kept.body });
    });
    await this.begin(page);
    await second.route(subject.call, (route) => route.fulfill({ contentType: "application/json", ...kept }));
    await this.begin(second);
  }

  /** Waits until a person who has paid a second time reads that it is paid. */
  async seeTwice(page: Page): Promise<void> {
    const { hands, counter, shop, subject } = this.parts;
    if (hands.decides === "Statement") await counter.arrive(shop);
    else await heading(page, subject.received);
  }

  /** Leaves without paying. */
  async leave(page: Page): Promise<void> {
    await this.parts.hands.leave?.(page);
    await visit(page, "/faq");
  }

  /** Pays after the time to pay, or so that the money comes only then. */
  async payLate(page: Page): Promise<void> {
    const { hands, counter, shop, subject } = this.parts;
    if (hands.late === "Takes") {
      await this.runOut();
      await this.expect(["Failed"]);
      await this.end(page, "paid");
      return this.receive(page);
    }
    await this.end(page, "slow");
    if (hands.late === "Waits") {
      await this.wait(page, hands.decides === "Days" ? "Your bank is processing the payment" : undefined);
      await this.runOut();
      await this.expect(["Pending"]);
    }
    await counter.arrive(shop);
    if (hands.late === "Waits") return heading(page, subject.received);
    await this.expect(["Success"]);
    await visit(page, "/transactions");
    await page.getByRole("row").filter({ hasText: "Top-up" }).filter({ hasText: "+€50.00" }).waitFor();
  }

  /** Ends the time to pay, without any money. */
  async runOut(): Promise<void> {
    const { counter, shop } = this.parts;
    counter.passTime?.();
    await endTimeToPay(shop);
  }

  /** Waits until the books have these payments, and no other money. Fails if the policy of a page refused something. */
  async expect(payments: readonly string[], quarantined = 0): Promise<void> {
    await expectMoved(this.parts.shop, this.since, payments, quarantined);
    expectNothing(this.parts.refused);
  }
}
