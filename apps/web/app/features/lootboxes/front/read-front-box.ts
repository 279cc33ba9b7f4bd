import type { RouterContextProvider } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import type { FrontBox } from "./front-try.tsx";

/** The cheapest box with the tag Hot, or else of all, as far as the front page shows it. Undefined without boxes. */
export async function readFrontBox(context: Readonly<RouterContextProvider>): Promise<FrontBox | undefined> {
  const cheapest = { pageSize: 1, sortBy: "Price", sortDirection: "Asc" } as const;
  const [hot, all] = await Promise.all([
    pageCall(context, "listLootboxes", { query: { ...cheapest, tag: "Hot" } }),
    pageCall(context, "listLootboxes", { query: cheapest }),
  ]);
  const box = hot.items[0] ?? all.items[0];
  if (box === undefined) return undefined;
  const { id, name, hue, imageUrl, price, chanceToBeatPrice, topDrops } = box;
  return { id, name, hue, imageUrl, price, chanceToBeatPrice, topDrops };
}
