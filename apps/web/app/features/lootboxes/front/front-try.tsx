import { cutoutOf } from "@trove/contract/picture-sizes";
import { formatEuros } from "@trove/money";
import { useRef, useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { boxes } from "../../../locales/en/lootboxes/boxes.ts";
import { front } from "../../../locales/en/lootboxes/front.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import { loadsLast } from "../../../ui/media/loads-last.ts";
import { TierBadge } from "../../../ui/media/tier-badge.tsx";
import { Price } from "../../../ui/price.tsx";
import { BoxStage } from "../box/box-stage.tsx";
import { useDemo } from "../preview/use-demo.ts";
import styles from "./front-try.module.css";
import type { Demo } from "./load-demo.ts";

type Listed = CallResult<"listLootboxes">["items"][number];

export type FrontBox = Pick<Listed, "id" | "name" | "hue" | "imageUrl" | "price" | "chanceToBeatPrice" | "topDrops">;

const UNABLE = {
  NotOffered: (t: Translated<typeof front>) => t.notOffered,
  Failed: (t: Translated<typeof front>) => t.failed,
};

const CHOICE = { quantity: 1, quick: false, sound: false };

/** A closed box that a visitor opens as a demo: the browser draws from the published odds, and nothing is recorded. */
export function FrontTry({ box }: { box: FrontBox }) {
  const t = useTexts(front);
  const { beats } = useTexts(boxes);
  const { differ } = useAppInfo().boxes;
  const { phase, won, spin, stopped } = useDemo();
  const [drops, setDrops] = useState<Demo["drops"]>(box.topDrops);
  const [state, setState] = useState<"Ready" | "Loading" | "NotOffered" | "Failed">("Ready");
  const loading = useRef<Promise<Demo | undefined>>(undefined);

  function prepare(): Promise<Demo | undefined> {
    loading.current ??= import("./load-demo.ts").then(({ loadDemo }) => loadDemo(box.id, differ));
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  }

  async function play(): Promise<void> {
    setState("Loading");
    try {
      const demo = await prepare();
      setState(demo === undefined ? "NotOffered" : "Ready");
      if (demo === undefined) return;
      setDrops(demo.drops);
      spin(demo.draw());
    } catch {
      setState("Failed");
    }
  }

  const isBusy = state === "Loading" || phase.name === "spinning";
  return (
    <div className={styles["try"]}>
      <BoxStage
        box={{ ...box, drops }}
        choice={CHOICE}
        canSkip
        phase={state === "Loading" ? { name: "asking" } : phase}
        onStopped={stopped}
      />
      <div className={styles["bar"]}>
        <p className={styles["name"]}>
          <strong>
            <bdi>{box.name}</bdi>
          </strong>
          <Price amount={box.price} />
        </p>
        <div className={classes(letters["hint"], styles["told"])} role="status">
          {won === undefined ? (
            <p>
              {state === "NotOffered" || state === "Failed" ? UNABLE[state](t) : beats(box.chanceToBeatPrice)}
              <br />
              {t.nothing}
            </p>
          ) : (
            <>
              <img {...loadsLast} src={cutoutOf(won.item.imageUrl)} alt="" width={56} height={56} />
              <p>
                {t.won} <TierBadge tier={won.item.tier} /> <strong>{won.item.name}</strong>
                <br />
                {t.worth(formatEuros(won.item.marketPrice), won.probability)}
              </p>
            </>
          )}
        </div>
        <div className={styles["acts"]}>
          <Button
            size="large"
            busy={isBusy}
            disabled={state === "NotOffered"}
            onPointerEnter={() => void prepare().catch(() => undefined)}
            onFocus={() => void prepare().catch(() => undefined)}
            onClick={() => void play()}
          >
            {won === undefined ? t.try : t.again}
          </Button>
          <ButtonLink to={`/lootboxes/${box.id}`} variant="quiet" prefetch="intent">
            {t.see}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
