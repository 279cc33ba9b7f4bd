import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { similar } from "../../../locales/en/items/similar.ts";
import { useTexts } from "../../../locales/texts.ts";
import { listedItem } from "../shop/listed-item.ts";
import { SimilarList } from "./similar-list.tsx";

/** Maximum number of ids that the endpoint accepts. */
const MOST = 10;

/**
 * Items similar to those that were in the cart when this row appeared. Ignores later changes, so that the row doesn't
 * change while people use it.
 */
export default function SimilarToCart({ itemIds }: { itemIds: readonly string[] }) {
  const t = useTexts(similar);
  const [to] = useState(() => itemIds.slice(0, MOST));
  const [before] = useState(() => new Set(itemIds));
  const { data } = useQuery("listSimilarItems", to.length === 0 ? undefined : { query: { to } });
  return <SimilarList title={t.cart} items={data?.map(listedItem) ?? []} without={before} />;
}
