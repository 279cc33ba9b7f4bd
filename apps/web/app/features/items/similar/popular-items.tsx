import { useQuery } from "../../../api/use-query.ts";
import { items } from "../../../locales/en/items/items.ts";
import { useTexts } from "../../../locales/texts.ts";
import { listedItem } from "../shop/listed-item.ts";
import { SimilarList } from "./similar-list.tsx";

const POPULAR = { sortBy: "Featured", inStock: "true", pageSize: 4 } as const;
const NONE = new Set<string>();

/** A row of the most popular items. */
export function PopularItems() {
  const t = useTexts(items).instead;
  const { data } = useQuery("listItems", { query: POPULAR });
  return <SimilarList title={t.popular} items={data?.items.map(listedItem) ?? []} without={NONE} />;
}
