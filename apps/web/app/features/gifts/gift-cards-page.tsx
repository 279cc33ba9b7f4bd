import { GIFT_MAX, GIFT_MIN } from "@trove/contract/gifts";
import { formatEuros, formatShort, fromEuros } from "@trove/money";
import { useState } from "react";
import { Link } from "react-router";
import { gifts } from "../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import choices from "../../ui/form/choices.module.css";
import layout from "../../ui/layout.module.css";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { useBreak } from "../protection/index.tsx";
import { GiftCard } from "./card/gift-card.tsx";
import styles from "./gift-cards-page.module.css";

const AMOUNTS = [25, 50, 100, 200];

/** Shows a gift card and says how it works. Offers none to somebody who takes a break. */
export default function GiftCardsPage() {
  const t = useTexts(gifts);
  const [chosen, setChosen] = useState(50);
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
          {isOffered && (
            <fieldset className={classes(choices["choices"], choices["coloured"], styles["amounts"])}>
              <legend>{t.buy.amount}</legend>
              {AMOUNTS.map((euros) => (
                <label key={euros}>
                  <input type="radio" name="amount" checked={chosen === euros} onChange={() => setChosen(euros)} />
                  <bdi dir="ltr">{formatShort(fromEuros(euros))}</bdi>
                </label>
              ))}
            </fieldset>
          )}
          <div className={layout["line-2-4"]}>
            {isOffered && <ButtonLink to={`/balance/gifts/buy?amount=${chosen}`}>{t.buy.title}</ButtonLink>}
            <Link to="/balance/gifts">{t.link}</Link>
          </div>
        </div>
        <GiftCard amount={fromEuros(chosen)} />
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
