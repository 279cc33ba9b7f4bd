import { IconAlertTriangle, IconShieldCheck } from "../../ui/icons/shop-icons.ts";
import { IconClock } from "../../ui/icons/dashboard-icons.ts";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import styles from "./seal.module.css";

/** The last comparison of sums with the ledger; null before the first comparison. */
export type LedgerSeal = { checkedAtUtc: string; isEqual: boolean } | null;

/** Whether the sums equal the ledger, and when that was checked. */
export function Seal({ seal }: { seal: LedgerSeal }) {
  const t = useTexts(overview);
  if (seal === null) {
    return (
      <span className={styles["seal"]}>
        <IconClock size={16} aria-hidden="true" /> {t.unchecked}
      </span>
    );
  }
  const time = dateTimeText(seal.checkedAtUtc);
  return (
    <span className={styles["seal"]} data-state={seal.isEqual ? "equal" : "different"}>
      {seal.isEqual ? (
        <IconShieldCheck size={16} aria-hidden="true" />
      ) : (
        <IconAlertTriangle size={16} aria-hidden="true" />
      )}
      {seal.isEqual ? t.sealed(time) : t.broken(time)}
    </span>
  );
}
