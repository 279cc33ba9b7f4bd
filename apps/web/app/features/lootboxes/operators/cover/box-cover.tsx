import { useState } from "react";
import { useQuery } from "../../../../api/use-query.ts";
import { listText } from "../../../../locales/joined.ts";
import { coverTexts } from "../../../../locales/en/lootboxes/operators/cover.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { CoverTable } from "./cover-table.tsx";
import styles from "./cover.module.css";

const isRate = (text: string) => /^\d{1,6}$/.test(text);

/**
 * Whether the stock will suffice for a box's plan together with all other open boxes. Shown before the plan is
 * published.
 */
export function BoxCover({ boxId }: { boxId: string }) {
  const t = useTexts(coverTexts);
  const [rate, setRate] = useState("");
  const openingsPerDay = isRate(rate) ? rate : undefined;
  const { data } = useQuery("getPrizeCover", { query: { lootboxId: boxId, openingsPerDay } });
  const lacking = (data?.items ?? []).filter(({ state }) => state === "Short" || state === "AtRisk");
  return (
    <section aria-labelledby="box-cover">
      <h3 id="box-cover">{t.inBox}</h3>
      <div className={styles["tools"]}>
        <TextField
          label={t.perDay}
          hint={t.perDayHint}
          inputMode="numeric"
          maxLength={6}
          value={rate}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
        />
      </div>
      {lacking.length > 0 && <Alert kind="warning">{t.lacks(listText(lacking.map(({ item }) => item.name)))}</Alert>}
      {data !== undefined && <CoverTable items={data.items} label={t.inBox} />}
    </section>
  );
}
