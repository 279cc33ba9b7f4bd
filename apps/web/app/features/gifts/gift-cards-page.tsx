import { GIFT_MAX, GIFT_MIN } from "@trove/contract/gifts";
import { formatEuros, fromEuros, toEuros } from "@trove/money";
import { useState } from "react";
import { Link } from "react-router";
import { gifts } from "../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import layout from "../../ui/layout.module.css";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useBreak } from "../protection/index.tsx";
import { GiftAmounts } from "./card/gift-amounts.tsx";
import { GiftCard } from "./card/gift-card.tsx";
import styles from "./gift-cards-page.module.css";

/** Shows a gift card and says how it works. Offers none to somebody who takes a break. */
export default function GiftCardsPage() {
  const t = useTexts(gifts);
  const [chosen, setChosen] = useState(fromEuros(50));
  const isOffered = (useBreak() ?? null) === null;
  const { mail, once, ...terms } = t.about.points;
  const amount = t.about.amount(formatEuros(fromEuros(GIFT_MIN)), formatEuros(fromEuros(GIFT_MAX)));
  return (
    <div className={styles["page"]}>
      <div className={styles["offer"]}>
        <div className={styles["words"]}>
          <div className={layout["stack-3"]}>
            <PageTitle title={t.about.title} description={t.about.text} />
            <p className={styles["lead"]}>{t.about.text}</p>
          </div>
          {isOffered && <GiftAmounts value={chosen} onChange={setChosen} />}
          <div className={layout["line-2-4"]}>
            {isOffered && <ButtonLink to={`/balance/gifts/buy?amount=${toEuros(chosen)}`}>{t.buy.title}</ButtonLink>}
            <Link to="/balance/gifts">{t.link}</Link>
          </div>
        </div>
        <GiftCard amount={chosen} />
      </div>
      <section className={layout["stack-4"]}>
        <h2>{t.about.how}</h2>
        <ol className={styles["steps"]}>
          {[amount, mail, once].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ul className={styles["terms"]}>
          {Object.values(terms).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
