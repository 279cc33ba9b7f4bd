import { useQuery } from "../../../api/use-query.ts";
import { similarBoxes } from "../../../locales/en/lootboxes/similar-boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BoxCard } from "../list/box-card.tsx";
import { listedBox } from "../list/listed-box.ts";
import styles from "./similar-boxes.module.css";

/** Other boxes at about the same price, or with the same items. */
export default function SimilarBoxes({ boxId }: { boxId: string }) {
  const t = useTexts(similarBoxes);
  const { data } = useQuery("listSimilarLootboxes", { params: { id: boxId } });
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="similar-boxes">
      <h2 id="similar-boxes" className={styles["title"]}>
        {t.title}
      </h2>
      <ul className={styles["boxes"]}>
        {data.map((box) => (
          <BoxCard key={box.id} box={listedBox(box)} eager={false} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
