import { useQuery } from "../../../api/use-query.ts";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxRow } from "./box-row.tsx";

const POPULAR = { sortBy: "Featured", pageSize: 4 } as const;

/** The most popular boxes, shown if a search finds no box. Loaded on demand. */
export default function PopularBoxes() {
  const t = useTexts(boxes);
  const { data } = useQuery("listLootboxes", { query: POPULAR });
  return <BoxRow title={t.popular} boxes={data?.items ?? []} />;
}
