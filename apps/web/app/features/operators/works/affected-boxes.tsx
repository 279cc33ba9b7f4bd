import { catalogue } from "../../../locales/en/items/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { CallResult } from "../../../api/request.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import styles from "../../../ui/record.module.css";

export type AffectedBox = CallResult<"previewItem">["boxes"][number];

type Props = {
  boxes: readonly AffectedBox[];
  /** Whether saving changes the boxes' odds tables. */
  isChanging: boolean;
};

/** A table of the boxes that hold an item, with a notice if one of these boxes is open. */
export function AffectedBoxes({ boxes, isChanging }: Props) {
  const t = useTexts(catalogue).boxes;
  const open = boxes.find(({ status }) => status === "Active");
  return (
    <section className={styles["section"]}>
      <h2>{t.title}</h2>
      {boxes.length === 0 && <p className={styles["muted"]}>{t.none}</p>}
      {open && <Alert>{t.openHolds(open.name)}</Alert>}
      {boxes.length > 0 && <AffectedBoxTable boxes={boxes} isChanging={isChanging} />}
    </section>
  );
}

/** A table of boxes whose items change: the payout before and after, and when the new odds table comes into force. */
export function AffectedBoxTable({ boxes, isChanging }: Props) {
  const t = useTexts(catalogue).boxes;
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{t.box}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.payout}</th>
          <th scope="col">{t.change}</th>
        </tr>
      </thead>
      <tbody>
        {boxes.map(({ id, name, status, tableVersion, payoutRatio: { before, after }, inForceFromUtc }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td data-label={t.status}>{t.statuses[status]}</td>
            <td data-label={t.payout} className={after > 1 ? styles["loss"] : undefined}>
              {t.ratio(before, isChanging ? after : before)}
            </td>
            <td data-label={t.change}>
              {isChanging
                ? `${t.version(tableVersion)}, ${
                    inForceFromUtc === null ? t.atOnce : t.from(dateTimeText(inForceFromUtc))
                  }`
                : t.unchanged}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
