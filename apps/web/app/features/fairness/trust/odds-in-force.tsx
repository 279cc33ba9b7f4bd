import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
import table from "../../../ui/table.module.css";
import { classes } from "../../../ui/classes.ts";
import { BoxLink } from "./box-link.tsx";
import type { BoxInForce } from "./look/odds-since.ts";
import styles from "./trust.module.css";
import { isUnread, type TrustView } from "./look/trust-view.ts";

/** Maximum number of boxes that are listed. */
const MOST_LISTED = 200;

type Names = ReadonlyMap<string, string>;

function BoxRow({ box: { boxId, since, next }, names }: { box: BoxInForce; names: Names }) {
  const t = useTexts(trust).odds;
  return (
    <tr>
      <th scope="row">
        <BoxLink boxId={boxId} name={names.get(boxId) ?? boxId.slice(0, 8)} />
      </th>
      <td data-label={t.since}>{since === undefined ? t.earlier : <LocalTime time={since} />}</td>
      <td data-label={t.next}>
        {next === undefined ? (
          t.none
        ) : (
          <>
            <LocalTime time={next.at} />, {next.closes ? t.closes : t.changesAt}
          </>
        )}
      </td>
    </tr>
  );
}

/** The odds of every open box, since when they are in force, and the next announced change. */
export function OddsInForce({ terms, names }: Pick<TrustView, "terms"> & { names: Names }) {
  const t = useTexts(trust).odds;
  const facts = terms === undefined || isUnread(terms) ? undefined : terms;
  const boxes = facts?.inForce?.boxes ?? [];
  const newest = boxes.toSorted((one, other) => ((one.since ?? "") < (other.since ?? "") ? 1 : -1));
  return (
    <details className={styles["more"]}>
      <summary>
        <strong>{t.list}</strong>
        {facts !== undefined && <span>{facts.inForce === undefined ? t.unread : t.boxes(boxes.length)}</span>}
      </summary>
      <div className={styles["rows"]}>
        <table className={classes(table["close"], table["pairs"])}>
          <thead>
            <tr>
              <th scope="col">{t.box}</th>
              <th scope="col">{t.since}</th>
              <th scope="col">{t.next}</th>
            </tr>
          </thead>
          <tbody>
            {newest.slice(0, MOST_LISTED).map((box) => (
              <BoxRow key={box.boxId} box={box} names={names} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
