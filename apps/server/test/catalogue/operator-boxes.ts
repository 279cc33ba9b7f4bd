import { randomUUID } from "node:crypto";
import type { BodyOf, Endpoints, LootboxStatus } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import { stockItems, type TestBox } from "./stock.ts";

type Caller = Pick<Shop, "call">;
type BoxBody = Omit<BodyOf<Endpoints["createLootbox"]>, "price"> & { price: number };

/** Makes the body of a complete box of four new items, with a payout of about 59 %. */
export async function plannedBox(shop: Shop, changed: Partial<BoxBody> = {}): Promise<BoxBody> {
  const items = await stockItems(shop, [50_000, 1500, 400, 100]);
  const tickets = [1000, 49_000, 250_000, 700_000];
  return {
    name: `Planned ${randomUUID()}`,
    description: "A box in the making.",
    imageUrl: "/pictures/box.svg",
    hue: 200,
    tags: ["New"],
    categoryIds: [],
    price: 4.99,
    drops: items.map(({ itemId }, at) => ({ itemId, tickets: tickets[at] ?? 0 })),
    ...changed,
  };
}

/** Makes the body of a complete box of these items. The first item is the rarest. */
export function plannedBoxOf(itemIds: readonly string[]): BoxBody {
  const [rare = "", ...others] = itemIds;
  const rest = 1_000_000 - 1000;
  const share = Math.floor(rest / others.length);
  return {
    name: `Planned ${randomUUID()}`,
    description: "A box in the making.",
    imageUrl: "/pictures/boxes/game-night.svg",
    hue: 200,
    tags: ["New"],
    categoryIds: [],
    price: 4.99,
    drops: [
      { itemId: rare, tickets: 1000 },
      ...others.map((itemId, at) => ({ itemId, tickets: at === 0 ? rest - share * (others.length - 1) : share })),
    ],
  };
}

export async function createBox(shop: Caller, admin: TestPerson, body: BoxBody): Promise<string> {
  const response = await shop.call("createLootbox", { body }, { ...admin, key: randomUUID() });
  if (response.status !== 201) throw new Error(response.text);
  return response.body.id;
}

export async function boxOf(shop: Caller, admin: TestPerson, id: string) {
  const response = await shop.call("getAdminLootbox", { params: { id } }, admin);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

export async function rehearse(shop: Caller, admin: TestPerson, id: string) {
  const response = await shop.call("rehearseLootbox", { params: { id } }, admin);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}

/** Changes a box's plan as an operator, by default with the box's current version. */
export async function changePlan(
  shop: Caller,
  admin: TestPerson,
  id: string,
  changed: Partial<BoxBody> & { version?: number },
) {
  const { name, description, imageUrl, hue, tags, categoryIds, price, drops, version } = await boxOf(shop, admin, id);
  const planned = drops.map(({ itemId, tickets }) => ({ itemId, tickets }));
  const body = { name, description, imageUrl, hue, tags, categoryIds, price, drops: planned, version, ...changed };
  return shop.call("updateLootbox", { params: { id }, body }, { ...admin, key: randomUUID() });
}

type Publication = { version?: number; oddsHash?: string; confirmedPayout?: string; key?: string };

/** Moves a box to a status, with the version and odds hash of a rehearsal made now. */
export async function moveBox(
  shop: Caller,
  admin: TestPerson,
  id: string,
  status: LootboxStatus,
  { key = randomUUID(), ...changed }: Publication = {},
) {
  const { version, odds } = await rehearse(shop, admin, id);
  const body = { status, version, oddsHash: odds?.oddsHash, ...changed };
  return shop.call("setLootboxStatus", { params: { id }, body }, { ...admin, key });
}

/** Publishes the plan of an open box as its next version, with the version and odds hash of a rehearsal made now. */
export async function publishNext(
  shop: Caller,
  admin: TestPerson,
  id: string,
  { key = randomUUID(), ...changed }: Publication = {},
) {
  const { version, odds } = await rehearse(shop, admin, id);
  const body = { version, oddsHash: odds?.oddsHash ?? "", ...changed };
  return shop.call("publishLootboxVersion", { params: { id }, body }, { ...admin, key });
}

/** Creates a box as an operator, and opens it. */
export async function openedBox(shop: Shop, admin: TestPerson): Promise<TestBox> {
  const plan = await plannedBox(shop);
  const lootboxId = await createBox(shop, admin, plan);
  const { status, text } = await moveBox(shop, admin, lootboxId, "Active");
  if (status !== 200) throw new Error(text);
  const { drops } = await boxOf(shop, admin, lootboxId);
  return {
    lootboxId,
    price: cents(499),
    drops: drops.map(({ itemId, tickets, item }) => ({
      itemId,
      tickets,
      marketPrice: cents(Math.round(item.marketPrice / toEuros(cents(1)))),
    })),
  };
}
