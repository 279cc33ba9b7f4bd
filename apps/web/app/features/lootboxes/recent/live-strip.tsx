import { useState } from "react";
import { IconPlayerPause, IconPlayerPlay } from "../../../ui/icons/shop-icons.ts";
import { useQuery } from "../../../api/use-query.ts";
import { recentOpenings } from "../../../locales/en/lootboxes/recent-openings.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { Button } from "../../../ui/button.tsx";
import { keyOfOpening, RecentRow } from "./recent-row.tsx";
import layout from "../../../ui/layout.module.css";
import styles from "./recent.module.css";

const SHOWN = 8;

/** Interval of requests. The log publishes at most every ten seconds. */
const EVERY_MS = 15_000;

/**
 * The latest openings of all boxes. Requested again regularly while the page is visible, until paused. Waits longer
 * after failures.
 */
export default function LiveStrip() {
  const t = useTexts(recentOpenings);
  const [paused, setPaused] = useState(false);
  const { data = [] } = useQuery(
    "listRecentOpenings",
    { query: {} },
    paused
      ? { refreshInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false }
      : { refreshInterval: EVERY_MS },
  );
  if (data.length === 0) return null;
  const Icon = paused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section className={classes(styles["recent"], styles["below"])} aria-labelledby="recent-openings">
      <div className={classes(layout["line-2"], layout["ends"])}>
        <h2 id="recent-openings">{t.title}</h2>
        <Button variant="quiet" size="small" icon={<Icon size={18} stroke={1.6} />} onClick={() => setPaused(!paused)}>
          {paused ? t.resume : t.pause}
        </Button>
      </div>
      <p className={styles["lead"]}>{t.lead}</p>
      <ul className={classes(layout["column-3"], styles["strip"])} data-live={!paused}>
        {data.slice(0, SHOWN).map((opening) => (
          <RecentRow key={keyOfOpening(opening)} opening={opening} withBox />
        ))}
      </ul>
    </section>
  );
}
