import { publicLogs } from "../../../locales/en/fairness/public-logs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { CheckElsewhere } from "../elsewhere/check-elsewhere.tsx";
import { readIncidents } from "../evidence/read-evidence.ts";
import type { LogIncident } from "@trove/fairness/press";
import styles from "./ends.module.css";
import { LogIncidentText } from "./log-incident-text.tsx";
import { SaveIncidents } from "./save-incidents.tsx";

type Props = { incidents: readonly LogIncident[]; onClose: () => void; onSetAside: () => void };

/** Incidents of the public logs, shown before the next reveal. */
export function IncidentsView({ incidents, onClose, onSetAside }: Props) {
  const t = useTexts(publicLogs);
  const actions = (
    <>
      <Button variant="quiet" onClick={onSetAside}>
        {t.goOn}
      </Button>
      <SaveIncidents incidents={incidents} />
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      <div className={styles["view"]}>
        {incidents.map((incident, index) => (
          <LogIncidentText key={index} incident={incident} />
        ))}
        <p>{t.nothing}</p>
        <CheckElsewhere file={{ id: "incidents", name: "public-logs.json", read: () => readIncidents(incidents) }} />
      </div>
    </Dialog>
  );
}
