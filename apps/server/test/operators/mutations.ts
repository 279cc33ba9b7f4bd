import { randomUUID } from "node:crypto";
import type { Endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { askForRights, changedRights } from "./changed-rights.ts";
import { putOnSale } from "../orders/orders.ts";
import { sendShipment } from "../orders/shipments.ts";
import { moveOn } from "../people/operator.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import type { Shop, TestResponse } from "../shop/shop.ts";

/** The endpoints by which Admins change something. */
export type Mutation = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { permission: unknown; idempotent: true } ? Name : never;
}[keyof Endpoints];

/** Sends the request as whoever is given, with an idempotency key. */
type Send = (person: TestPerson, key?: string) => Promise<TestResponse<unknown>>;

/** Prepares an acceptable request to each of them. Omitting one does not compile. */
type Mutations = Record<Mutation, (shop: Shop, owner: TestPerson) => Promise<Send>>;

async function sentShipment(shop: Shop): Promise<string> {
  const person = await signUp(shop);
  await credit(shop, person, cents(1000));
  return sendShipment(shop, person);
}

const pot = () => ({
  name: `Pot ${randomUUID()}`,
  description: "Pours.",
  imageUrl: "/pot.webp",
  galleryUrls: [],
  brand: "Nordlys",
  marketPrice: 10,
  isSellable: true,
  isActive: true,
});

async function categoryOf(shop: Shop): Promise<string> {
  const { itemId } = await putOnSale(shop);
  return (await shop.call("getItem", { params: { id: itemId }, query: {} })).body.categoryId;
}

/** What the audit log calls them, if not by their own name: what reverts is a call itself. */
export const auditedAs: Partial<Record<Mutation, string>> = { revertAudit: "changeRights" };

export const mutations: Mutations = {
  setShipmentStatus: async (shop) => {
    const id = await sentShipment(shop);
    return ({ token }, key) =>
      shop.call("setShipmentStatus", { params: { id }, body: { status: "Approved", version: 1 } }, { token, key });
  },
  confirmDelivery: async (shop, owner) => {
    const id = await sentShipment(shop);
    for (const status of ["Approved", "Shipping"] as const) await moveOn(shop, owner, id, { status });
    await moveOn(shop, owner, id, { status: "Shipped", carrier: "DHL", trackingNumber: "1" });
    return ({ token }, key) => shop.call("confirmDelivery", { params: { id }, body: { version: 4 } }, { token, key });
  },
  createItem: async (shop) => {
    const body = { ...pot(), categoryId: await categoryOf(shop) };
    return ({ token }, key) => shop.call("createItem", { body }, { token, key });
  },
  updateItem: async (shop, owner) => {
    const body = { ...pot(), categoryId: await categoryOf(shop) };
    const { id } = (await shop.call("createItem", { body }, owner)).body;
    const changed = { ...body, brand: "Sol", version: 1 };
    return ({ token }, key) => shop.call("updateItem", { params: { id }, body: changed }, { token, key });
  },
  appointOperator: async (shop) => {
    const { email } = await signUp(shop);
    const body = { email, presets: ["Support" as const], reason: "A new colleague" };
    return ({ token }, key) => shop.call("appointOperator", { body }, { token, key });
  },
  changeRights: async (shop) => {
    const { userId: id } = await makeAdmin(shop);
    const body = { presets: ["Warehouse" as const], version: 1, reason: "Another task" };
    return ({ token }, key) => shop.call("changeRights", { params: { id }, body }, { token, key });
  },
  decideApproval: async (shop) => {
    const id = await askForRights(shop);
    return ({ token }, key) =>
      shop.call("decideApproval", { params: { id }, body: { isApproved: true } }, { token, key });
  },
  revertAudit: async (shop, owner) => {
    const id = await changedRights(shop, owner);
    return ({ token }, key) =>
      shop.call("revertAudit", { params: { id }, body: { reason: "A mistake" } }, { token, key });
  },
};
