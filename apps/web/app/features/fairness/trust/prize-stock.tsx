import { cents } from "@trove/money";
import { shopsWord } from "../../../locales/en/fairness/shops-word.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Price } from "../../../ui/price.tsx";
import { classes } from "../../../ui/classes.ts";
import table from "../../../ui/table.module.css";
import { BoxLink } from "./box-link.tsx";
import type { TopPrize } from "./look/top-prizes.ts";
import styles from "./trust.module.css";

/** Maximum number of prizes that are listed, the most valuable first. */
const MOST_LISTED = 100;

function StockText({ prize: { stated } }: { prize: TopPrize }) {
  const t = useTexts(shopsWord);
  if (stated === undefined) return t.unstated;
  return stated.available === undefined ? t.unlimited : t.count(stated.available);
}

/** The stock behind the top prizes in one line, and on demand of each. */
export function PrizeStock({ prizes }: { prizes: readonly TopPrize[] }) {
  const t = useTexts(shopsWord);
  const limited = prizes.filter(({ stated }) => stated?.available !== undefined);
  const gone = limited.filter(({ stated }) => stated?.available === 0);
  const note = [
    ...(limited.length > 0 ? [t.limited(limited.length)] : []),
    ...(gone.length > 0 ? [t.soldOut(gone.length)] : []),
  ];
  return (
    <>
      <span>{t.inStock(prizes.length)}</span>
      {note.length > 0 && <span>{listText(note)}</span>}
      <details className={styles["more"]}>
        <summary>{t.list}</summary>
        <div className={styles["rows"]}>
          <table className={classes(table["close"], table["pairs"])}>
            <thead>
              <tr>
                <th scope="col">{t.prize}</th>
                <th scope="col">{t.worth}</th>
                <th scope="col">{t.available}</th>
              </tr>
            </thead>
            <tbody>
              {prizes.slice(0, MOST_LISTED).map((prize) => (
                <tr key={prize.itemId}>
                  <th scope="row">
                    <BoxLink boxId={prize.boxIds[0] ?? ""} name={prize.name} />
                  </th>
                  <td data-label={t.worth}>
                    <Price amount={cents(prize.worthCents)} />
                  </td>
                  <td data-label={t.available}>
                    <StockText prize={prize} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
