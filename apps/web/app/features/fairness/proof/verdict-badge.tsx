import {
  IconAlertOctagon,
  IconCircleDashed,
  IconHelpCircle,
  IconRefresh,
  IconShieldCheck,
} from "../../../ui/icons/shop-icons.ts";
import type { Verdict } from "@trove/fairness";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./verdict-badge.module.css";

const icons = {
  Verified: IconShieldCheck,
  Unlogged: IconShieldCheck,
  Recomputed: IconRefresh,
  Contested: IconHelpCircle,
  Unknown: IconCircleDashed,
  Breach: IconAlertOctagon,
} as const satisfies Record<Verdict, unknown>;

/** A verdict as an icon and a word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const t = useTexts(fairness);
  const Icon = icons[verdict];
  return (
    <strong className={styles["badge"]} data-verdict={verdict} title={t.verdictHints[verdict]}>
      <Icon size={14} stroke={2.2} aria-hidden="true" />
      {t.verdicts[verdict]}
    </strong>
  );
}
