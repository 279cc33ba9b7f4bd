import { IconCheck, IconDownload, IconX } from "../../../ui/icons/shop-icons.ts";
import useSWR from "swr";
import { Link } from "react-router";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { sharedProof } from "../../../locales/en/fairness/shared-proof.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { CheckElsewhere } from "../elsewhere/check-elsewhere.tsx";
import CheckList from "../proof/check-list.tsx";
import { VerdictBadge } from "../proof/verdict-badge.tsx";
import type { ShownShared } from "./compare-shared.ts";
import type { JudgedShared } from "./judge-shared.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./shared-proof.module.css";

type Props = { token: string; shown: ShownShared };

/** The proof of a shared opening. This browser loads it, judges it and compares it with the page. */
export default function SharedProof({ token, shown }: Props) {
  const t = useTexts(sharedProof);
  const { save } = useTexts(fairness);
  const { data, error, mutate } = useSWR<JudgedShared, Error>(
    ["shared proof", token],
    async () => (await import("./judge-shared.ts")).judgeShared(token, shown),
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) {
    return (
      <div role="status">
        <p className={styles["note"]}>{t.checking}</p>
        <SkeletonRows count={3} height={28} />
      </div>
    );
  }
  const { verdict, parts, file, judgement } = data;
  return (
    <div className={layout["stack-4"]}>
      <p className={styles["verdict"]} role="status">
        <VerdictBadge verdict={verdict} /> {t.hints[verdict]}
      </p>
      <ul className={styles["parts"]} aria-label={t.comparison}>
        {parts.map(({ part, holds }) => (
          <li key={part} data-holds={holds}>
            {holds ? <IconCheck size={16} stroke={2.4} aria-hidden /> : <IconX size={16} stroke={2.4} aria-hidden />}
            <span>{holds ? t.holds[part] : t.differs[part]}</span>
          </li>
        ))}
      </ul>
      <CheckElsewhere file={{ id: token, name: "shared-opening.json", read: async () => file }} />
      <details className={styles["details"]} open={verdict === "Breach"}>
        <summary>{t.open}</summary>
        <p className={styles["note"]}>{t.openHint}</p>
        {judgement && <CheckList checks={judgement.checks} />}
        <div className={classes(layout["line-2-4"], styles["actions"])}>
          <Button
            variant="outline"
            size="small"
            icon={<IconDownload size={18} stroke={1.6} />}
            onClick={() => saveFile("shared-opening.json", file)}
          >
            {save}
          </Button>
          <Link to="/provably-fair">{t.verifyFile}</Link>
        </div>
      </details>
    </div>
  );
}
