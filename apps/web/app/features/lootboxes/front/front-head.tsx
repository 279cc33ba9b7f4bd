import { formatEuros } from "@trove/money";
import { IconArrowRight, IconShieldCheck } from "../../../ui/icons/first-icons.ts";
import { Link } from "react-router";
import { front } from "../../../locales/en/lootboxes/front.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { useTerms } from "../../../shell/terms.ts";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { WhenNear } from "../../../ui/when-near.tsx";
import { BoxDrawing, CostDrawing, HomeDrawing } from "./front-drawings.tsx";
import styles from "./front-head.module.css";
import { FrontTry } from "./front-try.tsx";
import { useKnownShop } from "./known-shop.ts";
import type { FrontOffer } from "./read-front-box.ts";

const LiveStrip = later(() => import("../recent/live-strip.tsx"));

/**
 * Explains the shop to people who have never been here: a box to try, how boxes work, and the latest openings. It is in
 * every front page; who knows the shop does not see it (`data-knows`).
 */
export function FrontHead({ offer, shopId }: { offer: FrontOffer; shopId: string }) {
  const t = useTexts(front);
  const { play } = useAppInfo();
  const { sellRate } = useTerms();
  const fold = useKnownShop();
  const steps = [
    [BoxDrawing, t.box, t.boxText],
    [HomeDrawing, t.home, play.sellBack ? t.homeText(sellRate) : t.homeKept],
    [CostDrawing, t.cost, t.costText(formatEuros(offer.lowestPrice))],
  ] as const;
  return (
    <section className={styles["head"]} aria-label={t.label}>
      <div className={styles["first"]}>
        <div className={styles["words"]}>
          <p className={styles["title"]}>{t.title}</p>
          <p className={styles["lead"]}>{t.lead}</p>
          <a href={`#${shopId}`} className={styles["shop"]}>
            {t.toShop}
            <IconArrowRight size={18} />
          </a>
        </div>
        <FrontTry box={offer.tried} />
      </div>
      <ul className={styles["steps"]} aria-label={t.stepsLabel}>
        {steps.map(([Drawing, title, text]) => (
          <li key={title}>
            <Drawing />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles["end"]}>
        <p className={styles["proved"]}>
          <IconShieldCheck size={20} stroke={1.6} />
          <span>
            {t.proved} <Link to="/provably-fair">{t.provedLink}</Link>
          </span>
        </p>
        <Button variant="quiet" size="small" onClick={fold}>
          {t.fold}
        </Button>
      </div>
      <WhenNear ahead="0px">
        <LiveStrip />
      </WhenNear>
    </section>
  );
}
