import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { similar } from "../../../locales/en/items/similar.ts";
import { useTexts } from "../../../locales/texts.ts";
import { listedItem } from "../shop/listed-item.ts";
import { SimilarList } from "./similar-list.tsx";

/** The most ids that the endpoint accepts. */
const MOST = 10;

/**
 * Items similar to those in the cart when the row appeared. Later cart changes are ignored, so the row stays stable.
 */
export default function SimilarToCart({ itemIds }: { itemIds: readonly string[] }) {
  const t = useTexts(similar);
  const [to] = useState(() => itemIds.slice(0, MOST));
  const [before] = useState(() => new Set(itemIds));
  const { data } = useQuery("listSimilarItems", to.length === 0 ? undefined : { query: { to } });
  return <SimilarList title={t.cart} items={data?.map(listedItem) ?? []} without={before} />;
}
