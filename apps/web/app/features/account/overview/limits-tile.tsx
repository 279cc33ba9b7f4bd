import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { limits as limitTexts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { UsedBar } from "../../../ui/feedback/used-bar.tsx";
import { overText } from "../../protection/index.tsx";
import styles from "./overview.module.css";
import { tightest } from "./tightest.ts";
import { Tile } from "./tile.tsx";

type Protection = CallResult<"getProtection">;

function Limits({ protection }: { protection: Protection }) {
  const t = useTexts(account).limits;
  const words = useTexts(limitTexts);
  const limit = tightest(protection);
  if (protection.break !== null) {
    return (
      <div>
        <p className={styles["value"]}>{t.break}</p>
        <p className={styles["hint"]}>{t.until(dateTimeText(protection.break.untilUtc))}</p>
      </div>
    );
  }
  if (limit === undefined) {
    return (
      <div>
        <p className={styles["value"]}>{t.none}</p>
        <p className={styles["hint"]}>{t.why}</p>
      </div>
    );
  }
  const { kind, period, amount, spent } = limit;
  const resetsAtUtc = protection.used.find((one) => one.period === period)?.resetsAtUtc;
  const over = overText(words, { kind, amount, used: spent, resetsAtUtc });
  const title = `${words.kinds[kind].title}, ${words.periods[period].toLowerCase()}`;
  return (
    <div>
      <p className={styles["value"]}>{words.used(formatEuros(spent), formatEuros(amount))}</p>
      <p className={styles["hint"]}>{title}</p>
      <UsedBar label={title} most={amount} used={spent} />
      {over !== undefined && (
        <p className={styles["over"]}>
          {over.by !== undefined && <strong>{over.by}.</strong>} {over.means}
        </p>
      )}
    </div>
  );
}

/** The break in force, or else the limit that is used up most. */
export function LimitsTile() {
  const t = useTexts(account).limits;
  const { question } = useTexts(limitTexts);
  const { data, error } = useQuery("getProtection", {});
  const isOpen = data?.break === null && tightest(data) === undefined;
  return (
    <Tile title={t.title} to="/account/limits" more={isOpen ? question.set : t.all}>
      {data ? (
        <Limits protection={data} />
      ) : (
        <p className={styles["value"]}>{error ? "–" : <Skeleton width="96px" height={28} />}</p>
      )}
    </Tile>
  );
}
