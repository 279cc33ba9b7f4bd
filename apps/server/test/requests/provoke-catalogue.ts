import { randomUUID } from "node:crypto";
import { stockBox } from "../catalogue/stock.ts";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";
import type { Provocations } from "./provocations.ts";
import { anyOwner, provokeApproval, type SharedShops } from "./shared-shops.ts";

const pot = {
  name: "Pot",
  description: "Pours.",
  imageUrl: "/pictures/pot.webp",
  galleryUrls: [],
  brand: "Nordlys",
  marketPrice: 10,
  isSellable: true,
  isActive: true,
};

const pots = { name: "Pots", description: "To pour.", imageUrl: "/pictures/pots.webp" };

type Room = Pick<
  Provocations,
  | "createItem"
  | "updateItem"
  | "getAdminItem"
  | "previewItem"
  | "listStock"
  | "changeStock"
  | "updateCategory"
  | "moveCategory"
>;

/** Provokes the refusals of calls about the catalogue. `getShop` is called only when a refusal is provoked. */
export function provokeCatalogue(getShop: () => Shop, shared: SharedShops): Room {
  const nobodys = () => ({ params: { id: randomUUID() } });
  const asAdmin = async () => {
    const shop = getShop();
    return { shop, admin: await anyOwner(shop) };
  };

  async function boxedItem() {
    const { shop, admin } = await asAdmin();
    const { drops } = await stockBox(shop);
    const { body } = await shop.call("getItem", { params: { id: drops[0]?.itemId ?? "" }, query: {} });
    return { shop, admin, item: body };
  }

  async function newCategory() {
    const { shop, admin } = await asAdmin();
    const body = { ...pots, slug: `pots-${randomUUID()}` };
    const category = (await shop.call("createCategory", { body }, admin)).body;
    return { shop, admin, category };
  }

  const update = (shop: Shop, admin: TestPerson, id: string, changed: { categoryId: string; version: number }) =>
    shop.call("updateItem", { params: { id }, body: { ...pot, ...changed } }, admin);

  return {
    createItem: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("createItem", { body: { ...pot, categoryId: randomUUID() } }, admin);
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, category } = await newCategory();
        const body = { ...pots, isActive: false, version: 1 };
        await shop.call("updateCategory", { params: { id: category.id }, body }, admin);
        return shop.call("createItem", { body: { ...pot, categoryId: category.id } }, admin);
      },
    },
    updateItem: {
      NOT_FOUND: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, randomUUID(), { categoryId: item.categoryId, version: 1 });
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, item.id, { categoryId: item.categoryId, version: 2 });
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        return update(shop, admin, item.id, { categoryId: item.categoryId, version: 1 });
      },
      PAYOUT_UNCONFIRMED: async () => {
        const { shop, admin, item } = await boxedItem();
        const { name, imageUrl, galleryUrls, categoryId, version } = item;
        const body = { ...pot, name, imageUrl, galleryUrls, categoryId, version, marketPrice: 50_000 };
        return shop.call("updateItem", { params: { id: item.id }, body }, admin);
      },
      ...provokeApproval(shared, async (shop, owner) => {
        const { drops } = await stockBox(shop);
        const { body: item } = await shop.call("getItem", { params: { id: drops[0]?.itemId ?? "" }, query: {} });
        const { name, imageUrl, galleryUrls, categoryId, version, marketPrice } = item;
        const body = { ...pot, name, imageUrl, galleryUrls, categoryId, version, marketPrice: marketPrice - 0.01 };
        return () => shop.call("updateItem", { params: { id: item.id }, body }, owner);
      }),
    },
    getAdminItem: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("getAdminItem", nobodys(), admin);
      },
    },
    previewItem: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("previewItem", { ...nobodys(), query: { marketPrice: "10" } }, admin);
      },
    },
    listStock: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("listStock", { ...nobodys(), query: {} }, admin);
      },
    },
    changeStock: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("changeStock", { ...nobodys(), body: { from: 1, to: 2, reason: "Counted" } }, admin);
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        const body = { from: 1, to: 2, reason: "Counted" };
        return shop.call("changeStock", { params: { id: item.id }, body }, admin);
      },
    },
    updateCategory: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("updateCategory", { ...nobodys(), body: { ...pots, isActive: true, version: 1 } }, admin);
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, category } = await newCategory();
        const body = { ...pots, isActive: true, version: 2 };
        return shop.call("updateCategory", { params: { id: category.id }, body }, admin);
      },
      STATUS_CONFLICT: async () => {
        const { shop, admin, item } = await boxedItem();
        const body = { ...pots, isActive: false, version: 1 };
        return shop.call("updateCategory", { params: { id: item.categoryId }, body }, admin);
      },
    },
    moveCategory: {
      NOT_FOUND: async () => {
        const { shop, admin } = await asAdmin();
        return shop.call("moveCategory", { ...nobodys(), body: { place: 1, version: 1 } }, admin);
      },
      VERSION_CONFLICT: async () => {
        const { shop, admin, category } = await newCategory();
        return shop.call("moveCategory", { params: { id: category.id }, body: { place: 1, version: 2 } }, admin);
      },
    },
  };
}
