import { useQuery } from "../../../api/use-query.ts";
import { similarBoxes } from "../../../locales/en/lootboxes/similar-boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxRow } from "./box-row.tsx";

/** Other boxes at about the same price, or with the same items. */
export default function SimilarBoxes({ boxId }: { boxId: string }) {
  const t = useTexts(similarBoxes);
  const { data } = useQuery("listSimilarLootboxes", { params: { id: boxId } });
  return <BoxRow title={t.title} boxes={data ?? []} />;
}
