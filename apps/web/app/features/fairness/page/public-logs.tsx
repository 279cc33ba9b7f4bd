import { useQuery } from "../../../api/use-query.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { HashLine } from "../proof/hash-line.tsx";
import styles from "./provably-fair-page.module.css";

const COMMAND = "npm run audit:log -- <the shop's address> --key <the log's key> --key <the other log's key>";

/** Tells who watches the public logs, and how other programs can read them. */
export default function PublicLogs() {
  const t = useTexts(provablyFair).logs;
  const { data } = useQuery("getApplicationInfo", {});
  if (data === undefined) return null;
  const { terms, records, quorum, oddsNoticeMinutes } = data.logs;
  return (
    <>
      <p className={styles["lead"]}>{quorum === 0 ? t.unwitnessed : t.witnessed(quorum)}</p>
      {oddsNoticeMinutes === 0 && <p className={styles["lead"]}>{t.noNotice}</p>}
      <pre className={styles["code"]} dir="ltr">
        {COMMAND}
      </pre>
      <HashLine name={t.terms} value={terms} />
      <HashLine name={t.records} value={records} />
    </>
  );
}
