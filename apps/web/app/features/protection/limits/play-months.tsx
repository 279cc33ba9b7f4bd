import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { useQuery } from "../../../api/use-query.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import record from "../../../ui/record.module.css";
import { saveFile } from "../../../ui/save-file.ts";

const MONTHS = 12;

function MonthsFile() {
  const t = useTexts(texts).months;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { name, content } = await download("reportPlay", { query: { months: MONTHS, format: "csv" } });
      saveFile(name, content);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void run()}>
          {t.csv}
        </Button>
      </div>
    </>
  );
}

/** The months with any play, sale or top-up, newest first. */
export function PlayMonths() {
  const t = useTexts(texts).months;
  const { data } = useQuery("reportPlay", { query: { months: MONTHS } });
  const months = data?.filter((month) => month.depositedAmount + month.spentAmount + month.soldAmount > 0) ?? [];
  const name = new Intl.DateTimeFormat(languages[pageLanguage()].tag, {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const columns = [t.deposited, t.paid, t.won, t.net, t.sold, t.played];
  const cellsOf = (month: (typeof months)[number]) => [
    formatEuros(month.depositedAmount),
    formatEuros(month.spentAmount),
    formatEuros(month.wonAmount),
    formatEuros(month.netAmount),
    formatEuros(month.soldAmount),
    t.time(Math.floor(month.playedMinutes / 60), month.playedMinutes % 60),
  ];
  return (
    <section className={layout["stack-3"]}>
      <h2>{t.title}</h2>
      {months.length === 0 ? (
        <p className={letters["hint"]}>{t.none}</p>
      ) : (
        <>
          <table className={record["table"]}>
            <thead>
              <tr>
                {[t.month, ...columns].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.from}>
                  <th scope="row">{name.format(new Date(month.from))}</th>
                  {cellsOf(month).map((cell, place) => (
                    <td key={columns[place]} data-label={columns[place]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <MonthsFile />
        </>
      )}
    </section>
  );
}
