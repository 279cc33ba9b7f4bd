import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import layout from "../../../ui/layout.module.css";
import { MonthsTable } from "./months-table.tsx";

/** The person's months with any play or top-up, newest first. */
export function PlayMonths() {
  const t = useTexts(texts).months;
  const { data } = useQuery("reportPlay", { query: { months: 12 } });
  return (
    <section className={layout["stack-3"]}>
      <h2>{t.title}</h2>
      <MonthsTable months={data ?? []} none={t.none} />
    </section>
  );
}
