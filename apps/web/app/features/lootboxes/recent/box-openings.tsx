import { useState } from "react";
import { IconLink } from "../../../ui/icons/shop-icons.ts";
import { useQuery } from "../../../api/use-query.ts";
import { recentOpenings } from "../../../locales/en/lootboxes/recent-openings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { LoggedProof } from "../../fairness/index.tsx";
import { keyOfOpening, type RecentOpening, RecentRow } from "./recent-row.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./recent.module.css";

/** Number of openings shown at first. */
const FIRST = 5;

/** The proof of an opening that anybody can verify: by the public log, or the file that the person shares. */
function Verification({ opening }: { opening: RecentOpening }) {
  const t = useTexts(recentOpenings);
  const { logIndex, drawIndex, lootBox, item, ticket, openedAtUtc, sharedToken } = opening;
  const shown = { logIndex, drawIndex, boxId: lootBox.id, itemId: item.id, itemName: item.name, ticket, openedAtUtc };
  return (
    <LoggedProof shown={shown}>
      {sharedToken !== null && (
        <ButtonLink
          variant="quiet"
          size="small"
          to={`/openings/shared/${sharedToken}`}
          icon={<IconLink size={18} stroke={1.6} />}
          aria-label={t.sharedOf(item.name)}
        >
          {t.shared}
        </ButtonLink>
      )}
    </LoggedProof>
  );
}

/** The latest openings of a box, each with its proof. */
export default function BoxOpenings({ boxId }: { boxId: string }) {
  const t = useTexts(recentOpenings);
  const [all, setAll] = useState(false);
  const { data = [] } = useQuery("listRecentOpenings", { query: { lootboxId: boxId } });
  if (data.length === 0) return null;
  return (
    <section className={styles["recent"]} aria-labelledby="box-openings">
      <h2 id="box-openings">{t.ofBox}</h2>
      <p className={styles["lead"]}>{t.ofBoxLead}</p>
      <ul className={classes(layout["stack-2"], styles["list"])}>
        {data.slice(0, all ? data.length : FIRST).map((opening) => (
          <RecentRow key={keyOfOpening(opening)} opening={opening} withBox={false}>
            <Verification opening={opening} />
          </RecentRow>
        ))}
      </ul>
      {!all && data.length > FIRST && (
        <Button variant="outline" className={styles["more"]} onClick={() => setAll(true)}>
          {t.more(data.length)}
        </Button>
      )}
    </section>
  );
}
