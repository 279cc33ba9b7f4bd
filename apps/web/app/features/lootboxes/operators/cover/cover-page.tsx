import { IconChevronLeft } from "../../../../ui/icons/shop-icons.ts";
import { Link } from "react-router";
import { useQuery } from "../../../../api/use-query.ts";
import { useKeptText } from "../../../../forms/use-kept-form.tsx";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { coverTexts } from "../../../../locales/en/lootboxes/operators/cover.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import letters from "../../../../ui/letters.module.css";
import layout from "../../../../ui/layout.module.css";
import editorStyles from "../editor/box-editor.module.css";
import { CoverTable } from "./cover-table.tsx";
import styles from "./cover.module.css";

const LEAD_DAYS = 14;

const daysIn = (text: string) => (/^\d{1,3}$/.test(text) ? Math.min(365, Math.max(1, Number(text))) : LEAD_DAYS);

/** Whether the stock suffices for the items that people have won and that all open boxes can still drop. */
export default function PrizeCoverPage() {
  const t = useTexts(coverTexts);
  const { editor } = useTexts(adminBoxes);
  const [days, setDays] = useKeptText("cover-days", String(LEAD_DAYS));
  const { data, error, mutate } = useQuery("getPrizeCover", { query: { leadDays: String(daysIn(days)) } });
  const items = data?.items ?? [];
  const limited = items.filter(({ state }) => state !== "Unlimited");
  const unlimited = items.filter(({ state }) => state === "Unlimited");
  const isCovered = data !== undefined && limited.every(({ state }) => state === "Covered");

  return (
    <div className={layout["stack-6"]}>
      <Link to="/dashboard/group" className={editorStyles["back"]}>
        <IconChevronLeft size={18} stroke={1.8} />
        {editor.back}
      </Link>
      <PageHeader title={t.title} lead={t.lead} />
      <div className={styles["tools"]}>
        <TextField
          label={t.leadDays}
          inputMode="numeric"
          maxLength={3}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        {data !== undefined && (
          <p className={letters["hint"]}>
            {data.countedAtUtc === null ? t.notCounted : t.asOf(dateTimeText(data.countedAtUtc))}
          </p>
        )}
      </div>
      {error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && error === undefined && <SkeletonRows count={8} height={44} />}
      {isCovered && <Alert kind="good">{t.covered}</Alert>}
      {limited.length > 0 && <CoverTable items={limited} label={t.title} />}
      {unlimited.length > 0 && (
        <details className={styles["unlimited"]}>
          <summary>{t.withoutLimit(unlimited.length)}</summary>
          <CoverTable items={unlimited} label={t.withoutLimit(unlimited.length)} />
        </details>
      )}
    </div>
  );
}
