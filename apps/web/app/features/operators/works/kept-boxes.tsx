import { Link } from "react-router";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Work } from "./work.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./works.module.css";

const hundredths = (ratio: number) => Math.round(ratio * 10_000);

/** The open boxes that still had their old odds when the work ended. Shows their payout now and with new odds. */
export function KeptBoxes({ boxes }: { boxes: Work["boxesKept"] }) {
  const t = useTexts(works).boxesKept;
  if (boxes.length === 0) return null;
  return (
    <Alert kind="warning">
      <div className={classes(layout["stack-2"], styles["kept"])}>
        <strong>{t.title(boxes.length)}</strong>
        <p>{t.text}</p>
        <ul>
          {boxes.map(({ id, name, payoutRatio: { before, after } }) => (
            <li key={id}>
              <Link to={`/dashboard/group/boxes/${id}`}>
                <bdi>{name}</bdi>
              </Link>
              <span>{t.payout(hundredths(before), hundredths(after))}</span>
            </li>
          ))}
        </ul>
      </div>
    </Alert>
  );
}
