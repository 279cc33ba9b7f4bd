import { SHIPPING_COSTS } from "@trove/contract";
import { type DemoAction, items } from "@trove/demo";
import { add, type Cents, sum, times, ZERO_CENTS } from "@trove/money";
import type { Chance } from "../command/chance.ts";
import { NO_KEY } from "../command/idempotency.ts";
import type { Person } from "../command/person.ts";
import type { Connection } from "../database/connection.ts";
import { confirmDelivery, setShipmentStatus } from "../features/shipments/operators/index.ts";
import type { Mail } from "../features/mail/index.ts";
import { operate as runAct } from "../features/operators/index.ts";
import { buyFromBalance } from "../features/purchases/index.ts";
import type { SettingsReader } from "../features/settings/index.ts";
import { callAddCarrierSteps, createShipment } from "../features/shipments/index.ts";
import type { Secrets } from "../secrets.ts";
import { readNewestShipment, readSellableInventory } from "./demo.store.ts";

/** `now` returns the time that is being loaded. */
export type OrderParts = {
  db: Connection;
  mail: Mail;
  settings: SettingsReader;
  secrets: Secrets;
  publicUrl: string;
  chance: Chance;
  now: () => Date;
};

type Buy = Extract<DemoAction, { type: "buy" }>;
type Carried = Extract<DemoAction, { type: "carry" }>;
type Step = Extract<DemoAction, { type: "operate" }>["step"];

const LANGUAGE = "en";
const TIME_ZONE = "UTC";

function itemNamed(slug: string) {
  const item = items.find((each) => each.slug === slug);
  if (item === undefined) throw new Error(`the history buys an unknown item ${slug}`);
  return item;
}

/** Returns the amount that a purchase takes from the balance, including shipping. */
export function priceOf({ lines, purchaseOption }: Buy): Cents {
  const shipping = purchaseOption === "order" ? SHIPPING_COSTS.cart.standard : ZERO_CENTS;
  return add(sum(lines.map(({ itemSlug, quantity }) => times(itemNamed(itemSlug).marketPrice, quantity))), shipping);
}

export async function buy(parts: OrderParts, person: Person, addressId: string, action: Buy): Promise<void> {
  const isSent = action.purchaseOption === "order";
  const request = {
    lines: action.lines.map(({ itemSlug, quantity }) => ({ itemId: itemNamed(itemSlug).id, quantity })),
    purchaseOption: action.purchaseOption,
    shippingMethod: isSent ? ("standard" as const) : null,
    shippingAddressId: isSent ? addressId : null,
    useShippingAddressAsBilling: isSent,
    expectedTotal: priceOf(action),
  };
  await buyFromBalance({ ...parts, timeZone: TIME_ZONE }, person, NO_KEY, request, LANGUAGE);
}

export async function ship(parts: OrderParts, person: Person, addressId: string, count: number): Promise<void> {
  const newest = (await readSellableInventory(parts.db, person.userId)).slice(0, count);
  const request = {
    inventoryItemIds: newest.map(({ inventoryItemId }) => inventoryItemId),
    shippingAddressId: addressId,
    shippingMethod: "standard" as const,
    expectedShippingCost: SHIPPING_COSTS.shipment.standard,
  };
  await createShipment({ ...parts, timeZone: TIME_ZONE }, person, NO_KEY, LANGUAGE, request);
}

/** Performs an operator's step on the person's newest shipment. */
export async function operate(parts: OrderParts, operator: Person, userId: string, step: Step): Promise<void> {
  const { shipmentId, version } = await readNewestShipment(parts.db, userId);
  const call = { person: operator, idempotency: NO_KEY, params: { id: shipmentId } };
  const guestLinks = () => Promise.reject(new Error("the history has no guests"));
  const { db, now } = parts;
  const context = { db, now, isSessionless: true };
  if (step === "Delivered") {
    await runAct(context, confirmDelivery, { ...call, body: { version } });
  } else {
    const sent = step === "Shipped" && { carrier: "PostNL", trackingNumber: `3STROV${shipmentId.slice(-7)}` };
    const act = setShipmentStatus({ ...parts, onShipmentCancelled: [], guestLinks, timeZone: TIME_ZONE });
    await runAct(context, act, { ...call, body: { status: step, version, ...sent } });
  }
}

/** Notes a step of the person's newest shipment, as if its carrier had reported it. */
export async function carry({ db, now }: OrderParts, userId: string, { step, place }: Carried): Promise<void> {
  const { shipmentId } = await readNewestShipment(db, userId);
  await db.transaction().execute((tx) => callAddCarrierSteps(tx, { userId, shipmentId }, [{ step, at: now(), place }]));
}
