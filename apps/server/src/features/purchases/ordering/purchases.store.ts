import { callBatched } from "../../../command/call-batched.ts";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type {
  BoughtItem,
  ItemQuantity,
  NewPayment,
  NewPurchase,
  OrderHolder,
  OrderLine,
  ReadyMail,
} from "../../../command/functions.generated.ts";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { requestOf } from "../../../command/request.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AccountContact } from "../../mail/index.ts";
import type { PromoOffer } from "../../promotions/index.ts";
import type { BookedAddress } from "./order-addresses.ts";

export type GuestBuyer = { email: string; firstName: string; lastName: string; phoneNumber: string };

/** All stored data that an order is computed from. */
export type OrderContext = {
  /** The wanted lines in their order, with the items' current data. Lines of unknown items are missing. */
  lines: readonly (Omit<OrderLine, "unitPriceCents"> & {
    weightGrams: number | null;
    isForSale: boolean;
    isLimited: boolean;
  })[];
  /** The person's address book, with the default address first; empty for a guest. */
  addresses: readonly BookedAddress[];
  /** The contact data of the account; null for a guest. */
  contact: (AccountContact & { lastName: string }) | null;
  /** True if the VAT of the person's balance was stated when it was topped up. */
  isBalanceTaxed: boolean;
  /** The terms of the order's promo code, or why it can't be used. Null without a code. */
  promo: PromoOffer | null;
};

export function readOrderContext(
  db: Connection,
  userId: string | null,
  { lines, promoCode }: { lines: readonly ItemQuantity[]; promoCode?: string | null | undefined },
  at: Date,
): Promise<OrderContext> {
  return callBatched(db, command("order_context", { lines: [...lines], user: userId, code: promoCode ?? null, at }));
}

export type BalanceFacts = {
  purchaseId: string;
  shipmentId: string | null;
  status: "Approved" | "Ordered";
  walletId: string;
  balanceCents: number;
};

export async function callBuyFromBalance(
  db: Connection,
  person: Person,
  idempotency: Idempotency,
  at: Date,
  order: { purchase: NewPurchase; items: BoughtItem[]; mail: ReadyMail },
  isLimited: boolean,
): Promise<BalanceFacts> {
  const call = command("buy_from_balance", {
    user: person.userId,
    request: requestOf(person, idempotency, at),
    ...order,
  });
  // Orders of limited stock, and with promo codes, are not batched. A batch takes its locks person by person, so two
  // batches could deadlock.
  return isLimited || order.purchase.promo !== null ? callCommand(db, call) : callBatched(db, call);
}

export type BegunPurchase = { paymentId: string; purchaseId: string; shipmentId: string | null };
type Owner = { userId: string; sessionId: string | null };

export async function callBeginPurchase(
  db: Connection,
  owner: Owner,
  idempotency: Idempotency,
  at: Date,
  order: { purchase: NewPurchase; payment: NewPayment; holders: OrderHolder[] },
): Promise<BegunPurchase> {
  return callCommand(
    db,
    command("begin_purchase", { user: owner.userId, request: requestOf(owner, idempotency, at), ...order }),
  );
}

/**
 * Returns the purchase that an earlier request with the same key began, or null. Throws UNAUTHENTICATED and
 * IDEMPOTENCY_REUSED.
 */
export async function findBegunPurchase(
  db: Connection,
  owner: Owner,
  idempotency: Idempotency,
  at: Date,
): Promise<BegunPurchase | null> {
  return callCommand(db, command("begun_purchase", { user: owner.userId, request: requestOf(owner, idempotency, at) }));
}

/** Returns the one of these purchase ids that exists, if any. Makes no query for an empty list. */
export async function findPurchaseAmong(db: Connection, purchaseIds: readonly string[]): Promise<string | undefined> {
  if (purchaseIds.length === 0) return undefined;
  const row = await db
    .selectFrom("purchases")
    .select("purchaseId")
    .where("purchaseId", "in", purchaseIds)
    .executeTakeFirst();
  return row?.purchaseId;
}
