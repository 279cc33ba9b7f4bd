import { IconPlayerPause, IconPlayerPlay } from "../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { useQuery } from "../../api/use-query.ts";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { useConnection, useLiveEvents } from "../../shell/live-events.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { LatestOpenings } from "./latest-openings.tsx";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./live-openings.module.css";
import { Section } from "./section.tsx";

const STILL = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false };

/**
 * The last openings, updated live: the shop reports new ones at most every two seconds. The person can pause the
 * updates.
 */
export function LiveOpenings() {
  const t = useTexts(overview);
  const [isPaused, setPaused] = useState(false);
  const [hasNewer, setNewer] = useState(false);
  const isLost = useConnection() === "lost";
  const openings = useQuery("listLatestOpenings", {}, isPaused ? STILL : {});

  useLiveEvents(["openings", "changed"], () => {
    if (isPaused) setNewer(true);
    else void openings.mutate();
  });

  function goOn(): void {
    setPaused(false);
    setNewer(false);
    void openings.mutate();
  }

  return (
    <Section title={t.section.openings} query={openings} height={320}>
      {(data) => (
        <>
          <div className={styles["bar"]}>
            <p
              role="status"
              className={classes(layout["row-2"], letters["hint"], styles["state"])}
              data-live={(!isPaused && !isLost) || undefined}
            >
              {isPaused ? (hasNewer ? t.live.newer : t.live.paused) : isLost ? t.live.lost : t.live.on}
            </p>
            {isPaused ? (
              <Button variant="outline" size="small" icon={<IconPlayerPlay size={16} />} onClick={goOn}>
                {t.live.goOn}
              </Button>
            ) : (
              <Button
                variant="outline"
                size="small"
                icon={<IconPlayerPause size={16} />}
                onClick={() => setPaused(true)}
              >
                {t.live.pause}
              </Button>
            )}
          </div>
          {isLost && <Alert kind="warning">{t.live.lostHelp}</Alert>}
          <LatestOpenings data={data} />
        </>
      )}
    </Section>
  );
}
