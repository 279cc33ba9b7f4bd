import type { ProviderPayment } from "../../src/features/payments/provider.ts";

export type OrderKind = { isGuest: boolean; isSent: boolean };

export const ITEMS_TOTAL = 2000;
export const SHIPPING = 500;

const OVER = new Set(["Declined", "Cancelled", "Expired"]);

/**
 * Computes, without a database, the expected state of one order, its payment and its owner's ledger rows from the
 * provider's reports. Amounts are in cents.
 */
export class OrderModel {
  payment: "Pending" | "Success" | "Failed" = "Pending";
  order: "PaymentPending" | "Paid" | "Cancelled" = "PaymentPending";
  /** Whether the order takes a piece of stock: reserved, sold, or kept by its owner after a cancellation. */
  isTaken = true;
  isLate = false;
  isLocked = false;
  itemCount = 0;
  refunded = 0;
  chargedBack = 0;
  books = { gateway: 0, items: 0, shipping: 0, refunds: 0, chargebacks: 0, wallet: 0 };
  readonly kind: OrderKind;
  readonly total: number;

  constructor(kind: OrderKind) {
    this.kind = kind;
    this.total = ITEMS_TOTAL + (kind.isSent ? SHIPPING : 0);
  }

  learn(said: ProviderPayment): void {
    if (said.state === "Captured") {
      if (this.payment !== "Success") this.capture();
      const refunded = Math.max(0, Math.min(this.total - this.chargedBack, said.refunded) - this.refunded);
      this.refunded += refunded;
      const chargedBack = Math.max(0, Math.min(this.total - this.refunded, said.chargedBack) - this.chargedBack);
      this.chargedBack += chargedBack;
      if (refunded > 0) this.refund(refunded);
      if (chargedBack > 0) this.chargeBack(chargedBack);
    } else if (OVER.has(said.state) && this.payment === "Pending") {
      this.payment = "Failed";
      this.cancelUnpaid();
    }
  }

  /** The owner cancels the shipment. */
  cancel(): void {
    if (this.kind.isGuest || !this.kind.isSent || this.isLocked) return;
    if (this.order === "PaymentPending") this.cancelUnpaid();
    else if (this.order === "Paid") {
      this.order = "Cancelled";
      this.move("shipping", "wallet", SHIPPING);
    }
  }

  private cancelUnpaid(): void {
    if (this.order !== "PaymentPending") return;
    this.order = "Cancelled";
    this.isTaken = false;
  }

  private capture(): void {
    this.payment = "Success";
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
    if (this.isLate && !this.kind.isGuest) return this.takeBack(amount);
    if (this.isLate) return this.move("refunds", "gateway", amount);
    const shipping = this.kind.isSent && amount === this.total ? SHIPPING : 0;
    this.move("items", "gateway", amount - shipping);
    this.move("shipping", "gateway", shipping);
  }

  private chargeBack(amount: number): void {
    this.takeBack(amount);
    this.isLocked = !this.kind.isGuest;
  }

  private takeBack(amount: number): void {
    const taken = Math.min(this.books.wallet, amount);
    this.move("wallet", "gateway", taken);
    this.move("chargebacks", "gateway", amount - taken);
  }

  private move(from: keyof OrderModel["books"], to: keyof OrderModel["books"], amount: number): void {
    this.books[from] -= amount;
    this.books[to] += amount;
  }
}
