import type { ClockQuestion } from "@trove/fairness/press";
import { clocks } from "../../../locales/en/fairness/clocks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import styles from "./ends.module.css";

/** The times of the device, of the shop's offer and, if there are any, of the witnesses. */
export function TimeList({ times }: { times: ClockQuestion }) {
  const t = useTexts(clocks);
  const rows = [
    [t.device, times.device],
    [t.shop, times.shop],
    [t.witnesses, times.freshAt],
  ] as const;
  return (
    <dl className={styles["times"]}>
      {rows.map(
        ([name, time]) =>
          time !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <time dateTime={time}>{dateTimeText(time)}</time>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
