import type { RefundKind } from "@trove/contract";
import type { ProviderPayment } from "../../src/payment-providers/provider.ts";

export type OrderKind = { isGuest: boolean; isSent: boolean };

export const ITEMS_TOTAL = 2000;
export const SHIPPING = 500;

const OVER = new Set(["Declined", "Cancelled", "Expired"]);

/**
 * Computes the expected state of one order, its payment and its owner's ledger rows from the provider's reports,
 * without a database. Amounts are in cents.
 */
export class OrderModel {
  payment: "Pending" | "Success" | "Failed" = "Pending";
  order: "PaymentPending" | "Paid" | "Cancelled" = "PaymentPending";
  /**
   * Whether the order holds a piece of stock, because it is reserved, sold, or kept by its owner after a cancellation.
   */
  isTaken = true;
  isLate = false;
  isLocked = false;
  /** Whether the shop owes a guest a refund that it requests from the provider: all but what came back. */
  isRefundDue = false;
  itemCount = 0;
  refunded = 0;
  chargedBack = 0;
  /**
   * The amount that a cancellation returned to the wallet, minus the amount that the wallet gave for returned money.
   */
  credited = 0;
  books = { gateway: 0, items: 0, shipping: 0, refunds: 0, chargebacks: 0, goodwill: 0, wallet: 0 };
  /** The provider's sums of refunds, and of those that came back. */
  private told = { refunded: 0, back: 0 };
  /** The money that each account gave for refunds and did not get back. */
  private gave = { items: 0, shipping: 0, wallet: 0 };
  readonly kind: OrderKind;
  readonly total: number;

  /** `savings` is the owner's balance before the order. */
  constructor(kind: OrderKind, savings: number) {
    this.kind = kind;
    this.total = ITEMS_TOTAL + (kind.isSent ? SHIPPING : 0);
    this.move("goodwill", "wallet", kind.isGuest ? 0 : savings);
  }

  learn(said: ProviderPayment): void {
    if (said.state === "Captured") {
      const isNew = this.payment !== "Success";
      if (isNew) this.capture(said);
      const isBack = said.refundsBack > this.told.back;
      this.told.refunded = Math.max(this.told.refunded, said.refunded);
      this.told.back = Math.max(this.told.back, said.refundsBack);
      const net = this.told.refunded - this.told.back;
      if (isBack && this.refunded > net) this.comeBack(this.refunded - net);
      const refunded = Math.max(0, Math.min(this.total - this.chargedBack, net) - this.refunded);
      if (refunded > 0) this.refund(refunded);
      const chargedBack = Math.max(0, Math.min(this.total - this.refunded, said.chargedBack) - this.chargedBack);
      if (chargedBack > 0) this.chargeBack(chargedBack);
      if (isNew && this.isLate && this.kind.isGuest) this.isRefundDue = this.kept > this.told.back;
    } else if (OVER.has(said.state) && this.payment === "Pending") {
      this.payment = "Failed";
      this.cancelUnpaid();
    }
  }

  /** The owner cancels the shipment. */
  cancel(refund: RefundKind): void {
    if (this.kind.isGuest || !this.kind.isSent || this.isLocked) return;
    if (this.order === "PaymentPending") this.cancelUnpaid();
    else this.cancelPaid(refund);
  }

  /** An operator cancels the shipment. */
  callOff(): void {
    if (this.kind.isSent) this.cancelPaid("Items");
  }

  private cancelPaid(refund: RefundKind): void {
    if (this.order !== "Paid") return;
    this.order = "Cancelled";
    if (this.kind.isGuest) {
      this.isTaken = false;
      this.isRefundDue = this.kept > this.told.back;
      return;
    }
    const returned = this.total - this.kept;
    const keepsItems = refund === "Items" && returned === 0;
    const due = keepsItems ? SHIPPING : this.kept;
    const shipping = Math.min(SHIPPING, due);
    this.isTaken = keepsItems;
    this.itemCount = keepsItems ? 1 : 0;
    this.move("shipping", "wallet", shipping);
    this.move("items", "wallet", due - shipping);
    this.credited += due;
  }

  /** The part of the payment that the shop keeps: neither the card nor the wallet got it back. */
  private get kept(): number {
    return this.total - this.refunded - this.chargedBack - this.credited;
  }

  private cancelUnpaid(): void {
    if (this.order !== "PaymentPending") return;
    this.order = "Cancelled";
    this.isTaken = false;
  }

  private capture(said: ProviderPayment): void {
    this.payment = "Success";
    if (said.refunded - said.refundsBack + said.chargedBack >= this.total) this.cancelUnpaid();
    if (this.order === "PaymentPending") {
      this.order = "Paid";
      this.itemCount = this.kind.isGuest ? 0 : 1;
      this.move("gateway", "items", ITEMS_TOTAL);
      if (this.kind.isSent) this.move("gateway", "shipping", SHIPPING);
    } else {
      this.isLate = true;
      this.move("gateway", this.kind.isGuest ? "refunds" : "wallet", this.total);
    }
  }

  private refund(amount: number): void {
    const credited = Math.max(0, amount - this.kept);
    this.refunded += amount;
    this.credited -= credited;
    if (this.isLate && !this.kind.isGuest) this.gave.wallet += this.reverse(amount);
    else if (this.isLate) this.move("refunds", "gateway", amount);
    else {
      const sold = amount - credited;
      const shipping = this.kind.isSent && sold === this.total ? SHIPPING : 0;
      this.gave.wallet += this.reverse(credited);
      this.gave.items += sold - shipping;
      this.gave.shipping += shipping;
      this.move("items", "gateway", sold - shipping);
      this.move("shipping", "gateway", shipping);
    }
  }

  private comeBack(amount: number): void {
    this.refunded -= amount;
    if (this.isLate && this.kind.isGuest) return this.move("gateway", "refunds", amount);
    const { gave } = this;
    const wallet = Math.min(amount, gave.wallet);
    const shipping = Math.max(0, Math.min(gave.shipping, amount - wallet - gave.items));
    const items = Math.min(amount - wallet - shipping, gave.items);
    this.gave = { items: gave.items - items, shipping: gave.shipping - shipping, wallet: gave.wallet - wallet };
    this.move("gateway", "wallet", wallet);
    this.move("gateway", "items", items);
    this.move("gateway", "shipping", shipping);
    this.move("gateway", "chargebacks", amount - wallet - items - shipping);
    if (!this.isLate) this.credited += amount - items - shipping;
  }

  private chargeBack(amount: number): void {
    const credited = Math.max(0, amount - this.kept);
    this.chargedBack += amount;
    if (this.isLate && this.kind.isGuest) return this.move("refunds", "gateway", amount);
    this.credited -= Math.max(credited, this.reverse(amount));
    this.isLocked = !this.kind.isGuest;
  }

  /** Takes returned money from the wallet, and the rest from the house. Returns the amount that the wallet gave. */
  private reverse(amount: number): number {
    const taken = Math.min(this.books.wallet, amount);
    this.move("wallet", "gateway", taken);
    this.move("chargebacks", "gateway", amount - taken);
    return taken;
  }

  private move(from: keyof OrderModel["books"], to: keyof OrderModel["books"], amount: number): void {
    this.books[from] -= amount;
    this.books[to] += amount;
  }
}
