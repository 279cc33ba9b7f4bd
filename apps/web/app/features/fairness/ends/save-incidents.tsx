import { publicLogs } from "../../../locales/en/fairness/public-logs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { readIncidents } from "../evidence/read-evidence.ts";
import type { LogIncident } from "@trove/fairness/press";

/** Saves what the shop signed about the incidents: checkpoints, offers with their proofs, and terms of the logs. */
export function SaveIncidents({ incidents }: { incidents: readonly LogIncident[] }) {
  const t = useTexts(publicLogs);
  const save = async () => saveFile("public-logs.json", await readIncidents(incidents));
  return (
    <Button variant="outline" size="small" onClick={() => void save()}>
      {t.save}
    </Button>
  );
}
