import { GIFT_MAX, GIFT_MIN } from "@trove/contract/gifts";
import { formatEuros, fromEuros } from "@trove/money";
import { Link } from "react-router";
import { gifts } from "../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useBreak } from "../protection/index.tsx";
import styles from "./gifts-page.module.css";

/** Says what gift codes are. Offers none to somebody who takes a break. */
export default function GiftCardsPage() {
  const t = useTexts(gifts);
  const isOffered = (useBreak() ?? null) === null;
  const amount = t.about.amount(formatEuros(fromEuros(GIFT_MIN)), formatEuros(fromEuros(GIFT_MAX)));
  return (
    <div className={styles["page"]}>
      <div className={layout["stack-4"]}>
        <PageTitle title={t.about.title} description={t.about.text} />
        <p>{t.about.text}</p>
      </div>
      <section className={layout["stack-3"]}>
        <h2>{t.about.how}</h2>
        <ul className={styles["points"]}>
          {[amount, ...Object.values(t.about.points)].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <div className={layout["line-2-4"]}>
        {isOffered && <ButtonLink to="/balance/gifts/buy">{t.buy.title}</ButtonLink>}
        <Link to="/balance/gifts">{t.link}</Link>
      </div>
    </div>
  );
}
