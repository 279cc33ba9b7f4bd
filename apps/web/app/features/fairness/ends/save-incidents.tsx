import { publicLogs } from "../../../locales/en/fairness/public-logs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { LogIncident } from "../kept/log-incident.ts";

/** Saves what the shop signed: checkpoints, offers with their proofs, and terms of the logs. */
export function SaveIncidents({ incidents }: { incidents: readonly LogIncident[] }) {
  const t = useTexts(publicLogs);
  const save = () => saveFile("public-logs.json", JSON.stringify(incidents, undefined, 1));
  return (
    <Button variant="outline" size="small" onClick={save}>
      {t.save}
    </Button>
  );
}
