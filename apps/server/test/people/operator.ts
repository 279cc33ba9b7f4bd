import { randomUUID } from "node:crypto";
import type { OrderStatus } from "@trove/contract";
import type { Shop } from "../shop/shop.ts";
import type { TestPerson } from "./people.ts";

export type AdminMove = {
  status: OrderStatus;
  carrier?: string;
  trackingNumber?: string;
  reason?: string;
  /** Defaults to the current version. */
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
