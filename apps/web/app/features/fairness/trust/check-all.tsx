import { IconPlayerStop, IconRefresh } from "../../../ui/icons/shop-icons.ts";
import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { LocalTime } from "../../../ui/local-time.tsx";
import type { KeptAudit } from "../kept/kept-records.ts";
import styles from "./figures.module.css";
import { isUnread, type TrustView } from "./look/trust-view.ts";
import type { useTrust } from "./use-trust.ts";

function LastAudit({ audit }: { audit: KeptAudit | undefined }) {
  const t = useTexts(trust).all;
  if (audit === undefined) return <span>{t.first}</span>;
  const { at, from, to, wrong } = audit;
  return (
    <span>
      {t.last} <LocalTime time={new Date(at).toISOString()} />,{" "}
      {wrong > 0 ? t.lastWrong(wrong) : t.lastSound(to - from)}
    </span>
  );
}

const sizeOf = (records: TrustView["records"]) =>
  typeof records === "object" && "size" in records ? records.size : undefined;

type Props = Pick<ReturnType<typeof useTrust>, "view" | "failure" | "again" | "checkAll" | "stop">;

/** Recomputes the whole log on demand, and tells of the check before. Can be stopped. */
export function CheckAll({ view, failure, again, checkAll, stop }: Props) {
  const t = useTexts(trust);
  const { records, checked, terms } = view;
  const size = sizeOf(records);
  const range = checked === undefined || isUnread(checked) ? undefined : checked;
  const isRunning = range?.state === "Running";
  const isFailed = failure !== undefined || [records, checked, terms].some(isUnread);
  const isWhole = range?.from === 0 && range.state === "Done";
  return (
    <div className={styles["all"]}>
      {isFailed && (
        <Button variant="outline" icon={<IconRefresh size={18} stroke={1.6} />} onClick={again}>
          {t.computed.again}
        </Button>
      )}
      {!isFailed && isRunning && size !== undefined && (
        <>
          <Button variant="outline" icon={<IconPlayerStop size={18} stroke={1.6} />} onClick={stop}>
            {t.all.stop}
          </Button>
          <progress aria-label={t.all.progress} value={range.counts.checked} max={size - range.from} />
          <span className={styles["count"]}>{t.all.of(range.counts.checked, size - range.from)}</span>
        </>
      )}
      {!isFailed && !isRunning && !isWhole && records !== "Empty" && (
        <Button variant="outline" disabled={size === undefined} onClick={checkAll}>
          {size === undefined ? t.all.any : t.all.check(size)}
        </Button>
      )}
      {!isFailed && isWhole && <span>{t.all.whole}</span>}
      {!isRunning && "lastAudit" in view && <LastAudit audit={view.lastAudit} />}
    </div>
  );
}
