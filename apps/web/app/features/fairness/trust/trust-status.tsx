import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconLoader2 } from "../../../ui/icons/shop-icons.ts";
import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./figures.module.css";
import { isUnread, type TrustView, type Unread } from "./look/trust-view.ts";

type Mood = "busy" | "good" | "bad" | "unknown";
const ICONS = { busy: IconLoader2, good: IconCircleCheck, bad: IconAlertTriangle, unknown: IconInfoCircle };

const AGAINST_SHOP: readonly Unread["fault"][] = ["fork", "mismatch"];

/** The mood and the sentence for what the browser has found so far. Faults come first. */
function useFound({ records, checked, terms, mirrors = [] }: TrustView, failure: string | undefined): [Mood, string] {
  const t = useTexts(trust).computed;
  const unread = [records, checked, terms].filter(isUnread);
  if (unread.some(({ fault }) => AGAINST_SHOP.includes(fault))) return ["bad", t.broken];
  if ([records, terms].some((log) => typeof log === "object" && "isForked" in log && log.isForked)) {
    return ["bad", t.forked];
  }
  if (checked !== undefined && !isUnread(checked) && checked.counts.wrong > 0) {
    return ["bad", t.wrong(checked.counts.wrong)];
  }
  if (failure !== undefined) return ["unknown", failure];
  if (unread.some(({ fault }) => fault === "unwitnessed")) return ["unknown", t.unwitnessed];
  if (unread.length > 0) return ["unknown", t.unread];
  if (records === "Empty") return ["unknown", mirrors.some(({ copy }) => (copy?.size ?? 0) > 0) ? t.unread : t.empty];
  if (checked === undefined || isUnread(checked)) return ["busy", t.reading];
  const { state, counts } = checked;
  if (state === "Running") return ["busy", t.checking(counts.checked)];
  return [counts.checked === 0 ? "unknown" : "good", t.sound(counts.checked)];
}

/** The entries that were recomputed. */
function RangeText({ view: { records, checked } }: { view: TrustView }) {
  const t = useTexts(trust).figures;
  if (checked === undefined || isUnread(checked) || typeof records !== "object" || isUnread(records)) return null;
  const { from, to } = checked;
  return to === from ? null : <small>{t.range(from, to - 1, records.size)}</small>;
}

/** The entries in which later terms of the logs may be that this browser has not tried. */
function UnreadText({ terms }: Pick<TrustView, "terms">) {
  const { unreadTerms } = useTexts(trust).computed;
  const unread = terms === undefined || isUnread(terms) ? undefined : terms.unread;
  return unread === undefined ? null : <small>{unreadTerms(unread.from, unread.to - 1)}</small>;
}

/** One sentence about what the browser has found, for everybody. */
export function TrustStatus({ view, failure }: { view: TrustView; failure: string | undefined }) {
  const [mood, text] = useFound(view, failure);
  const Icon = ICONS[mood];
  return (
    <p className={styles["status"]} data-mood={mood} role={mood === "bad" ? "alert" : undefined}>
      <Icon size={22} stroke={1.8} aria-hidden="true" />
      <span>
        {text}
        <RangeText view={view} />
        <UnreadText terms={view.terms} />
      </span>
    </p>
  );
}
