import type { RouterContextProvider } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import type { FrontBox } from "./front-try.tsx";

export type FrontOffer = { tried: FrontBox; lowestPrice: FrontBox["price"] };

/**
 * The cheapest box with the tag Hot, or else of all, as far as the front page shows it, and the lowest price of all
 * boxes. Undefined without boxes.
 */
export async function readFrontBox(context: Readonly<RouterContextProvider>): Promise<FrontOffer | undefined> {
  const cheapest = { pageSize: 1, sortBy: "Price", sortDirection: "Asc" } as const;
  const [hot, all] = await Promise.all([
    pageCall(context, "listLootboxes", { query: { ...cheapest, tag: "Hot" } }),
    pageCall(context, "listLootboxes", { query: cheapest }),
  ]);
  const [cheapestOfAll] = all.items;
  if (cheapestOfAll === undefined) return undefined;
  const box = hot.items[0] ?? cheapestOfAll;
  const { id, name, hue, imageUrl, price, chanceToBeatPrice, topDrops } = box;
  const tried = { id, name, hue, imageUrl, price, chanceToBeatPrice, topDrops };
  return { tried, lowestPrice: cheapestOfAll.price };
}
