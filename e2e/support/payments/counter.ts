import type { PaymentMethod } from "@trove/contract/payment-methods";
import type { BrowserContext, Page } from "playwright-core";
import type { DemoShop } from "../demo-shop.ts";

/**
 * How a person lets a payment end at the form, page or account that the shop shows.
 * - slow: the bank decides later.
 * - secure, insecure: the bank asks the payer, who confirms or does not.
 */
export type End = "paid" | "declined" | "slow" | "secure" | "insecure";

/** How people pay with one method of a provider. */
export type Hands = {
  /** Waits until the person can pay. */
  shown: (page: Page) => Promise<void>;
  /** Each way in which a payment can end. */
  ends: Partial<Record<End, (page: Page) => Promise<void>>>;
  /**
   * The texts of a form that says that a payment has failed, and takes another try. Without one, the page that follows
   * says it.
   */
  toldInForm?: Partial<Record<"declined" | "insecure", string>>;
  /** Leaves without paying. By default, the person goes to another page. */
  leave?: (page: Page) => Promise<void>;
  /** The provider's page is elsewhere, so nothing of the shop is seen with it. */
  isElsewhere?: boolean;
  /** The end of a second payment of the same session: nobody can make it, or its money waits in quarantine. */
  again: "Refused" | "Quarantined";
  /**
   * How money arrives after the time to pay.
   * - Waits: a bank has waited that long with a payment that began in time.
   * - Reverses: the bank has declined it, and pays it nevertheless.
   * - Takes: somebody can still pay.
   */
  late: "Waits" | "Reverses" | "Takes";
  /**
   * When the shop learns that it was paid: at once, once the bank has decided, or by a statement, for which no page
   * waits.
   */
  decides: "Now" | "Days" | "Statement";
};

export type AllHands = Partial<Record<PaymentMethod, Hands>>;

/** A provider as its payers see it in a browser. */
export type Counter = {
  variables: Record<string, string>;
  /** Puts the provider, and wallets, into a browser. */
  equip: (context: BrowserContext) => Promise<void>;
  /** Lets the bank pay what was slow, and tells the shop. */
  arrive: (shop: DemoShop) => Promise<void>;
  /** Lets the provider's own time to pay be over. */
  passTime?: () => void;
  close: () => Promise<void>;
};

export const paymentForm = (page: Page) => page.getByRole("region", { name: "Payment form" });

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
