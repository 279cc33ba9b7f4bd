import { publicLogs } from "../../../locales/en/fairness/public-logs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { LogIncident } from "@trove/fairness/press";

async function textOf(incidents: readonly LogIncident[]): Promise<string> {
  const [{ incidentsOf }, { realAround }] = await Promise.all([
    import("../evidence/incidents-of.ts"),
    import("../opening/real-around.ts"),
  ]);
  return incidentsOf(incidents, (await realAround()).kept);
}

/** Saves what the shop signed about the incidents: checkpoints, offers with their proofs, and terms of the logs. */
export function SaveIncidents({ incidents }: { incidents: readonly LogIncident[] }) {
  const t = useTexts(publicLogs);
  const save = async () => saveFile("public-logs.json", await textOf(incidents));
  return (
    <Button variant="outline" size="small" onClick={() => void save()}>
      {t.save}
    </Button>
  );
}
