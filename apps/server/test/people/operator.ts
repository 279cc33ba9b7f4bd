import { randomUUID } from "node:crypto";
import type { OrderStatus } from "@trove/contract";
import type { Shop } from "../shop/shop.ts";
import type { TestPerson } from "./people.ts";

export type AdminMove = {
  status: OrderStatus;
  carrier?: string;
  trackingNumber?: string;
  reason?: string;
  /** The shipment's version; defaults to the current one. */
  version?: number;
  key?: string;
};

export async function shipmentOf(shop: Pick<Shop, "call">, { token }: TestPerson, id: string) {
  const response = await shop.call("getShipment", { params: { id } }, { token });
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** Changes a shipment's status as an operator, by default with its current version. */
export async function moveOn(shop: Pick<Shop, "call">, admin: TestPerson, id: string, move: AdminMove) {
  const { key = randomUUID(), version = (await shipmentOf(shop, admin, id)).version, ...rest } = move;
  const { token } = admin;
  return shop.call("setShipmentStatus", { params: { id }, body: { ...rest, version } }, { token, key });
}

export async function deliver(shop: Pick<Shop, "call">, admin: TestPerson, id: string, key = randomUUID()) {
  const { version } = await shipmentOf(shop, admin, id);
  return shop.call("confirmDelivery", { params: { id }, body: { version } }, { token: admin.token, key });
}

type Shopper = Pick<TestPerson, "userId">;

/** Holds or releases a person's shipments as an operator. */
export async function holdShipments(shop: Pick<Shop, "call">, admin: TestPerson, { userId }: Shopper, isHeld: boolean) {
  const body = { isHeld, reason: isHeld ? "Looked at" : "All is well" };
  return shop.call("holdShipments", { params: { id: userId }, body }, { token: admin.token, key: randomUUID() });
}

export async function personOf(shop: Pick<Shop, "call">, { token }: TestPerson, { userId }: Shopper) {
  const response = await shop.call("getPerson", { params: { id: userId } }, { token });
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** Locks or unlocks an account as an operator, by default with its current version. */
export async function lockPerson(
  shop: Pick<Shop, "call">,
  admin: TestPerson,
  person: Shopper,
  isLocked: boolean,
  { version, key = randomUUID() }: { version?: number; key?: string } = {},
) {
  const seen = version ?? (await personOf(shop, admin, person)).version;
  const body = { isLocked, reason: isLocked ? "A stolen card" : "It was a mistake", version: seen };
  return shop.call("lockPerson", { params: { id: person.userId }, body }, { token: admin.token, key });
}

/** Credits a person as an operator. `amount` is in euros. */
export async function creditPerson(
  shop: Pick<Shop, "call">,
  admin: TestPerson,
  { userId }: Shopper,
  amount: number,
  key = randomUUID(),
) {
  const body = { amount, reason: "A late shipment" };
  return shop.call("creditPerson", { params: { id: userId }, body }, { token: admin.token, key });
}

export async function openCase(shop: Pick<Shop, "call">, admin: TestPerson, { userId }: Shopper) {
  const body = { personId: userId, reason: "Asked odd questions" };
  return shop.call("openCase", { body }, { token: admin.token, key: randomUUID() });
}
