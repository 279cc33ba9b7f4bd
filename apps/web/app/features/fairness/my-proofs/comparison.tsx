import { useEffect, useState } from "react";
import { listText } from "../../../locales/joined.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { LogIncidentText } from "../ends/log-incident-text.tsx";
import { SaveIncidents } from "../ends/save-incidents.tsx";
import type { LogFindings } from "../logs/prove-records.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { type Compared, compareAll } from "./read-proofs.ts";

type Progress = { looked: number; compared?: Compared; hasFailed?: boolean };

/** The records log's findings about the person's records, in words. */
function logText(t: Translated<typeof myProofs>, logged: LogFindings | undefined): string {
  if (logged === undefined) return t.logUnread;
  return logged.delayed.length === 0 ? t.logged : t.delayed(logged.delayed.length);
}

/** A lost record with both of its leaves in the records log. */
const lostText = (t: Translated<typeof myProofs>, { nonce, logIndex, lostIndex }: Compared["lost"][number]) =>
  t.lostAt(String(nonce), String(logIndex), String(lostIndex));

/** Compares this browser's data with the shop's present lists when the page is opened, and shows the result. */
export function Comparison({ onCompared }: { onCompared: () => void }) {
  const t = useTexts(myProofs);
  const [{ looked, compared, hasFailed }, setProgress] = useState<Progress>({ looked: 0 });

  useEffect(() => {
    let isGone = false;
    const say = (progress: Progress) => void (isGone || setProgress(progress));
    async function compare(): Promise<void> {
      try {
        const result = await compareAll((count) => say({ looked: count }));
        say({ looked: result.count, compared: result });
        if (!isGone) onCompared();
      } catch {
        say({ looked: 0, hasFailed: true });
      }
    }
    void compare();
    return () => {
      isGone = true;
    };
  }, [onCompared]);

  if (hasFailed) return <p className={classes(letters["hint"], letters["numbers"])}>{t.failed}</p>;
  if (compared === undefined) {
    return (
      <p className={classes(letters["hint"], letters["numbers"])} role="status">
        {t.looking(looked)}
      </p>
    );
  }
  const { count, breaches, missing, lost, unsaid, debits, logged, incidents } = compared;
  const left = logged?.missing ?? [];
  const faults = [
    breaches.length > 0 && t.breaches(breaches.length),
    missing.length > 0 && t.missing(listText(missing.map(String))),
    debits.length > 0 && t.debits(debits.length),
    left.length > 0 && t.unlogged(listText(left.map(String))),
  ].filter((text) => text !== false);
  return (
    <div className={layout["stack-3"]}>
      {faults.map((text) => (
        <Alert key={text} kind="bad">
          {text}
        </Alert>
      ))}
      {lost.length > 0 && <Alert kind="warning">{t.lost(listText(lost.map((one) => lostText(t, one))))}</Alert>}
      {unsaid.length > 0 && <Alert kind="warning">{t.unsaid(listText(unsaid.map(String)))}</Alert>}
      {incidents.map((incident, index) => (
        <LogIncidentText key={index} incident={incident} />
      ))}
      {incidents.length > 0 && <SaveIncidents incidents={incidents} />}
      {faults.length === 0 && (
        <p className={classes(letters["hint"], letters["numbers"])} role="status">
          {count === 0 ? t.listsNothing : `${t.same(count)} ${logText(t, logged)}`}
        </p>
      )}
    </div>
  );
}
