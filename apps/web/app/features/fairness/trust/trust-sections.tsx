import { useQuery } from "../../../api/use-query.ts";
import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckAll } from "./check-all.tsx";
import { Faults, Figures } from "./figures.tsx";
import { MirrorList } from "./mirror-list.tsx";
import { OddsInForce } from "./odds-in-force.tsx";
import { ShopsWord } from "./shops-word.tsx";
import styles from "./trust.module.css";
import { UnlistedBoxes } from "./unlisted-boxes.tsx";
import { TrustStatus } from "./trust-status.tsx";
import { useTrust } from "./use-trust.ts";

/** Maximum number of boxes to load names from. Others are named by the beginning of their id. */
const MOST_BOXES = 100;

/**
 * Shows a stranger, before they pay, two things apart: the figures that this browser computes from the public logs, and
 * the shop's own word.
 */
export function TrustSections() {
  const t = useTexts(trust).computed;
  const look = useTrust();
  const { view, failure } = look;
  const { data: boxes } = useQuery("listLootboxes", { query: { pageNumber: 1, pageSize: MOST_BOXES } });
  const names = new Map(boxes?.items.map(({ id, name }) => [id, name]));
  return (
    <>
      <section aria-labelledby="computed" className={styles["card"]} data-kind="computed">
        <div className={styles["head"]}>
          <p className={styles["kind"]}>{t.kind}</p>
          <h2 id="computed">{t.title}</h2>
          <p>{t.lead}</p>
        </div>
        <TrustStatus view={view} failure={failure} />
        <Faults checked={view.checked} />
        {view.records !== "Empty" && <Figures view={view} />}
        <CheckAll {...look} />
        <UnlistedBoxes terms={view.terms} list={boxes} />
        <div className={styles["mores"]}>
          <OddsInForce terms={view.terms} names={names} />
          <MirrorList mirrors={view.mirrors} />
        </div>
      </section>
      <ShopsWord terms={view.terms} />
    </>
  );
}
