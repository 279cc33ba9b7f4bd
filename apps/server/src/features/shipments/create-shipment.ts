import {
  type BodyOf,
  type Endpoints,
  placeOf,
  promisedDays,
  type Settings,
  shippingCost,
  shipsTo,
  weightOf,
} from "@trove/contract";
import { toEuros } from "@trove/money";
import type { NewShipment } from "../../command/functions.generated.ts";
import type { Idempotency } from "../../command/idempotency.ts";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { type Address, addressSnapshot, findAddress } from "../addresses/index.ts";
import { recall } from "../auth/index.ts";
import { readWeights } from "../inventory/index.ts";
import { ORDER_NUMBERS, orderNumber, withFreeNumbers } from "./order-number.ts";
import type { ShipmentParts } from "./parts.ts";
import { callCreateShipment, type ShippingFacts } from "./shipments.store.ts";

type Request = BodyOf<Endpoints["createShipment"]>;

function requireShippable(address: Address | undefined, { countries: rules }: Settings["countries"]): Address {
  if (address === undefined) throw new Refusal("NOT_FOUND", { detail: "Address not found" });
  if (shipsTo(rules, address.countryCode)) return address;
  const text = `We don't ship to ${placeOf(address.countryCode)?.name ?? address.countryCode} yet`;
  throw new Refusal("VALIDATION_FAILED", { detail: text, errors: { shippingAddressId: [text] } });
}

function requireShippingCost(
  { shippingMethod: method, expectedShippingCost: expected }: Request,
  { countryCode }: Address,
  weights: readonly (number | null)[],
  shipping: Settings["shipping"],
) {
  const pieces = weights.map((weightGrams) => ({ weightGrams, quantity: 1 }));
  const grams = weightOf(pieces, shipping);
  const actual = shippingCost(shipping, { flow: "shipment", method, countryCode, grams });
  if (actual === expected) return actual;
  throw new Refusal("PRICE_CHANGED", { params: { expected: toEuros(expected), actual: toEuros(actual) } });
}

async function prepare(
  { db, settings, chance, timeZone }: ShipmentParts,
  userId: string,
  language: string,
  request: Request,
  at: Date,
): Promise<NewShipment> {
  const { countries, shipping } = await settings.at(at);
  const [found, weights] = await Promise.all([
    findAddress(db, userId, request.shippingAddressId),
    readWeights(db, userId, request.inventoryItemIds),
  ]);
  const address = requireShippable(found, countries);
  const { shippingMethod: method } = request;
  const { countryCode } = address;
  return {
    shipmentId: chance.newId(),
    number: orderNumber("S", chance.below(ORDER_NUMBERS)),
    shippingMethod: method,
    shippingCostCents: requireShippingCost(request, address, weights, shipping),
    shippingAddress: addressSnapshot(address),
    contactEmail: null,
    language,
    promise: promisedDays(shipping.delivery, { method, countryCode, at, timeZone }),
  };
}

async function attempt(
  parts: ShipmentParts,
  person: Person,
  idempotency: Idempotency,
  language: string,
  request: Request,
): Promise<ShippingFacts> {
  const { db, chance, now } = parts;
  const at = now();
  const { inventoryItemIds } = request;
  let shipment: NewShipment;
  try {
    shipment = await prepare(parts, person.userId, language, request, at);
  } catch (refusal) {
    const recorded = refusal instanceof Refusal && (await recall<ShippingFacts>(db, person, idempotency, at));
    if (recorded) return recorded;
    throw refusal;
  }
  const sent = { inventoryItemIds, shipment, transactionId: chance.newId() };
  return callCreateShipment(db, person, idempotency, at, sent);
}

/**
 * Ships inventory items: moves them to a new Ordered shipment and charges the shipping, all or nothing.
 * - Locks the items in a fixed order, then the wallet.
 * - Throws NOT_FOUND for an address or items that are not the person's, VALIDATION_FAILED for a country that we don't
 *   ship to, PRICE_CHANGED, ITEM_NOT_AVAILABLE and INSUFFICIENT_BALANCE.
 */
export function createShipment(...request: Parameters<typeof attempt>): Promise<ShippingFacts> {
  return withFreeNumbers(() => attempt(...request));
}
