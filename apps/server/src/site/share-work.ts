import { cutoutOf, type Tier } from "@trove/contract";
import { formatEuros, fromEuros } from "@trove/money";
import type { ShareWork } from "../features/files/index.ts";
import type { ReadApi } from "./read-api.ts";

/** The tokens --tier-* of the dark scheme. */
const tierColors: Readonly<Record<Tier, string>> = {
  Common: "#93a4b0",
  Uncommon: "#38bdf8",
  Rare: "#818cf8",
  Epic: "#d65bff",
  Legendary: "#ffb020",
};
const GREEN = "#2bd98a";

/** The content of a preview picture, with paths instead of pictures' bytes. Equal contents give equal pictures. */
export type Shared = Omit<ShareWork, "box" | "pictures"> & { box?: string; pictures: string[] };

type Pictured = { imageUrl: string };
type Item = Pictured & { name: string; marketPrice: number; tier: Tier };
type OfferedItem = Item & { reduction: { price: number } | null };
type Drop = { item: Item };
type Box = Pictured & { name: string; price: number; drops: Drop[] };

/** Returns the body of the API's response; undefined for a response like 404. Throws for a status of 500 or more. */
async function read<Body>(api: ReadApi, path: string): Promise<Body | undefined> {
  const response = await api(path);
  if (response.status >= 500) throw new Error(`${path} responded with ${response.status}`);
  return response.ok ? ((await response.json()) as Body) : undefined;
}

const price = (euros: number) => formatEuros(fromEuros(euros), "en");

/** The pictures of the three most valuable items, without duplicates. */
const bestPictures = (drops: readonly Drop[]) => {
  const best = drops.map(({ item }) => item).toSorted((a, b) => b.marketPrice - a.marketPrice);
  return [...new Set(best.map(({ imageUrl }) => cutoutOf(imageUrl)))].slice(0, 3);
};

const boxOf = (box: Pictured, drops: readonly Drop[]) => {
  return { color: GREEN, box: box.imageUrl, pictures: bestPictures(drops) };
};

/** Returns the content of an item's preview; undefined if the shop doesn't show the item. */
export async function itemShared(api: ReadApi, brand: string, id: string): Promise<Shared | undefined> {
  const item = await read<OfferedItem>(api, `/api/items/${id}`);
  if (item === undefined) return undefined;
  const { name, marketPrice, reduction, tier, imageUrl } = item;
  return { brand, name, price: price(reduction?.price ?? marketPrice), color: tierColors[tier], pictures: [imageUrl] };
}

/** Returns the content of a box's preview; undefined if the shop doesn't show the box. */
export async function boxShared(api: ReadApi, brand: string, id: string): Promise<Shared | undefined> {
  const box = await read<Box>(api, `/api/lootboxes/${id}`);
  return box && { brand, name: box.name, price: price(box.price), ...boxOf(box, box.drops) };
}

/**
 * Returns the content of a shared opening's preview, its most valuable item above the box; undefined if it isn't
 * shared.
 */
export async function openingShared(api: ReadApi, brand: string, token: string): Promise<Shared | undefined> {
  const opening = await read<{ lootBox: Pictured; openings: Drop[] }>(api, `/api/openings/shared/${token}`);
  const best = opening?.openings.map(({ item }) => item).toSorted((a, b) => b.marketPrice - a.marketPrice)[0];
  if (opening === undefined || best === undefined) return undefined;
  const { name, marketPrice } = best;
  return { brand, name, price: price(marketPrice), ...boxOf(opening.lootBox, opening.openings) };
}

/** Returns the content of the shop's own preview, which shows its newest box. */
export async function shopShared(api: ReadApi, brand: string): Promise<Shared> {
  const list = await read<{ items: (Pictured & { topDrops: Drop[] })[] }>(api, "/api/lootboxes?pageSize=1");
  const [box] = list?.items ?? [];
  return { brand, name: brand, color: GREEN, pictures: [], ...(box && boxOf(box, box.topDrops)) };
}

/** Reads a picture from the shop itself. Returns undefined for pictures of other servers, and if there is none. */
async function bytesOf(api: ReadApi, path: string): Promise<Buffer | undefined> {
  if (!path.startsWith("/")) return undefined;
  const response = await api(path);
  const isPicture = response.ok && response.headers.get("content-type")?.startsWith("image/") === true;
  return isPicture ? Buffer.from(await response.arrayBuffer()) : undefined;
}

/** Loads the pictures of the content. Missing pictures are left out. */
export async function shareWork(api: ReadApi, { box, pictures, ...shown }: Shared): Promise<ShareWork> {
  const [front, ...others] = await Promise.all([box ?? "", ...pictures].map((path) => bytesOf(api, path)));
  return { ...shown, box: front, pictures: others.filter((bytes) => bytes !== undefined) };
}
