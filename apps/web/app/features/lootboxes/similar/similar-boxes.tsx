import { Link } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { similarBoxes } from "../../../locales/en/lootboxes/similar-boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxRow } from "./box-row.tsx";

/** Other boxes at about the same price, or with the same items. */
export default function SimilarBoxes({ boxId }: { boxId: string }) {
  const t = useTexts(similarBoxes);
  const boxTexts = useTexts(boxes);
  const { data } = useQuery("listSimilarLootboxes", { params: { id: boxId } });
  const [closest] = data ?? [];
  if (data === undefined || closest === undefined) return null;
  const both = new URLSearchParams({ a: boxId, b: closest.id });
  return (
    <BoxRow title={t.title} action={<Link to={`/lootboxes/compare?${both}`}>{boxTexts.compare}</Link>} boxes={data} />
  );
}
