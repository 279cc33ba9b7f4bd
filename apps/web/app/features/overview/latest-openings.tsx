import type { CallResult } from "../../api/request.ts";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { ItemPicture } from "../../ui/media/item-picture.tsx";
import { Price } from "../../ui/price.tsx";
import { classes } from "../../ui/classes.ts";
import letters from "../../ui/letters.module.css";
import styles from "./latest-openings.module.css";

/** The last openings, newest first. */
export function LatestOpenings({ data }: { data: CallResult<"listLatestOpenings"> }) {
  const t = useTexts(overview);
  if (data.length === 0) return <p className={classes(letters["hint"], letters["numbers"])}>{t.noOpenings}</p>;
  return (
    <ol className={styles["openings"]} aria-label={t.section.openings}>
      {data.map(({ transactionId, userName, lootbox, item, marketPrice, openedAtUtc }) => (
        <li key={transactionId}>
          <ItemPicture src={item.imageUrl} alt="" size="row" />
          <div>
            <p>
              <strong>
                <bdi>{item.name}</bdi>
              </strong>{" "}
              {t.opened(lootbox.name)}
            </p>
            <p className={classes(letters["hint"], letters["numbers"])}>
              {userName !== null && (
                <>
                  <bdi>{userName}</bdi> ·{" "}
                </>
              )}
              <time dateTime={openedAtUtc}>{dateTimeText(openedAtUtc)}</time>
            </p>
          </div>
          <Price amount={marketPrice} />
        </li>
      ))}
    </ol>
  );
}
