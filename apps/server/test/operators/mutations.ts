import { randomUUID } from "node:crypto";
import { type Endpoint, type EndpointName, endpoints } from "@trove/contract";
import { cents } from "@trove/money";
import { newOpening } from "../openings/disputes.ts";
import { boxOf, changePlan, createBox, openedBox, plannedBox, rehearse } from "../catalogue/operator-boxes.ts";
import { dayIn } from "../catalogue/reductions.ts";
import { newCode } from "../promotions/promotions.ts";
import { closableMonth, readSettingsOf } from "../overview/books.ts";
import { putOnSale } from "../orders/orders.ts";
import { credit, makeAdmin, signUp, type TestPerson } from "../people/people.ts";
import { acceptedRequest } from "../requests/accepted-request.ts";
import type { Request } from "../requests/named-ids.ts";
import type { Shop } from "../shop/shop.ts";
import { askForRights, changedRights } from "./changed-rights.ts";

const all: Endpoint[] = Object.values(endpoints);

/** The endpoints with which Admins change something. */
export const mutations = all.filter(({ permission, idempotent }) => permission !== undefined && idempotent === true);

/** The names of calls in the audit log, where they differ. A revert is logged as the call that it makes. */
export const auditedAs: Partial<Record<EndpointName, string>> = { revertAudit: "changeRights" };

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

const shelf = () => ({ name: "Pots", description: "To pour.", imageUrl: "/pots.webp", slug: `pots-${randomUUID()}` });

async function categoryOf(shop: Shop): Promise<string> {
  const { itemId } = await putOnSale(shop);
  return (await shop.call("getItem", { params: { id: itemId }, query: {} })).body.categoryId;
}

async function newItem(shop: Shop, owner: TestPerson): Promise<string> {
  const body = { ...pot(), categoryId: await categoryOf(shop), stock: 5 };
  return (await shop.call("createItem", { body }, owner)).body.id;
}

const newCategory = async (shop: Shop, owner: TestPerson) =>
  (await shop.call("createCategory", { body: shelf() }, owner)).body;

/** Returns the version and odds hash of a rehearsal made now, as a request needs them. */
async function rehearsed(shop: Shop, owner: TestPerson, id: string) {
  const { version, odds } = await rehearse(shop, owner, id);
  return { version, oddsHash: odds?.oddsHash ?? "" };
}

/** Requests that `request-examples.ts` lacks, because they contain no id of something that belongs to a person. */
const others: Partial<Record<EndpointName, (shop: Shop, owner: TestPerson) => Promise<Request>>> = {
  createItem: async (shop) => ({ body: { ...pot(), categoryId: await categoryOf(shop) } }),
  updateItem: async (shop, owner) => {
    const id = await newItem(shop, owner);
    return { params: { id }, body: { ...pot(), categoryId: await categoryOf(shop), version: 1 } };
  },
  changeStock: async (shop, owner) => {
    return { params: { id: await newItem(shop, owner) }, body: { from: 5, to: 6, reason: "Counted" } };
  },
  planItemEdit: async (shop, owner) => {
    return { body: { itemIds: [await newItem(shop, owner)], change: { pricePercent: 10 } } };
  },
  createReduction: async (shop) => {
    return { body: { itemIds: [(await putOnSale(shop)).itemId], percent: 20, until: dayIn(shop, 7) } };
  },
  createPromoCode: async () => ({
    body: { code: newCode(), kind: "Percent", percent: 10, maxUses: null, maxUsesPerPerson: null, reason: "Spring" },
  }),
  createCategory: async () => ({ body: shelf() }),
  updateCategory: async (shop, owner) => {
    const { id, version } = await newCategory(shop, owner);
    return { params: { id }, body: { ...shelf(), slug: undefined, isActive: true, version } };
  },
  moveCategory: async (shop, owner) => {
    const { id, version } = await newCategory(shop, owner);
    return { params: { id }, body: { place: 1, version } };
  },
  createLootbox: async (shop) => ({ body: await plannedBox(shop) }),
  updateLootbox: async (shop, owner) => {
    const plan = await plannedBox(shop);
    const id = await createBox(shop, owner, plan);
    return { params: { id }, body: { ...plan, version: (await boxOf(shop, owner, id)).version } };
  },
  setLootboxStatus: async (shop, owner) => {
    const id = await createBox(shop, owner, await plannedBox(shop));
    return { params: { id }, body: { status: "Active", ...(await rehearsed(shop, owner, id)) } };
  },
  publishLootboxVersion: async (shop, owner) => {
    const { lootboxId: id } = await openedBox(shop, owner);
    const changed = await changePlan(shop, owner, id, { price: 5.49 });
    if (changed.status !== 200) throw new Error(changed.text);
    return { params: { id }, body: await rehearsed(shop, owner, id) };
  },
  saveView: async () => {
    return { body: { list: "listAdminShipments", title: randomUUID(), query: "", isShared: false } };
  },
  closeMonth: async (shop) => ({ body: { month: await closableMonth(shop) } }),
  changeBookSettings: async (shop, owner) => {
    const { settings, version } = await readSettingsOf(shop, owner);
    return { body: { ...settings, version } };
  },
  putLaunchGuideAway: async () => ({ body: { isPutAway: true } }),
  sendTestMail: async () => ({ body: {} }),
  createExampleBoxes: async () => ({ body: {} }),
  changeLaunchWords: async (shop, owner) => {
    const { version } = (await shop.call("getLaunchWords", {}, owner)).body;
    return { body: { name: "Soon", description: "We unpack.", translations: {}, version } };
  },
  openDispute: async (shop) => ({ body: { search: (await newOpening(shop)).transactionId } }),
  confirmDeliveries: async () => ({ body: { text: "reference\n" } }),
  appointOperator: async (shop) => {
    return { body: { email: (await signUp(shop)).email, presets: ["Support"], reason: "A new colleague" } };
  },
  changeRights: async (shop) => {
    const { userId: id } = await makeAdmin(shop);
    return { params: { id }, body: { presets: ["Warehouse"], version: 1, reason: "Another task" } };
  },
  changeSettings: async (shop, owner) => {
    const { version } = (await shop.call("getSettings", { params: { group: "selling" } }, owner)).body;
    const body = { value: { sellRatePercent: 90 }, version, reason: "As it was" };
    return { params: { group: "selling" }, body };
  },
  decideApproval: async (shop) => ({ params: { id: await askForRights(shop) }, body: { isApproved: true } }),
  withdrawApproval: async (shop, owner) => ({ params: { id: await askForRights(shop, owner) } }),
  revertAudit: async (shop, owner) => {
    return { params: { id: await changedRights(shop, owner) }, body: { reason: "A mistake" } };
  },
};

/** Makes a request that the shop accepts from operators with the permission. */
export async function mutationOf(shop: Shop, endpoint: Endpoint, owner: TestPerson): Promise<Request> {
  const other = others[endpoint.name];
  if (other !== undefined) return other(shop, owner);
  const person = await signUp(shop);
  await credit(shop, person, cents(100_000));
  return acceptedRequest(shop, endpoint, person);
}
