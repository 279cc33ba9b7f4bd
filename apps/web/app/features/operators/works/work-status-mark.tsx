import type { WorkStatus } from "@trove/contract/statuses";
import { works } from "../../../locales/en/operators/works.ts";
import { useTexts } from "../../../locales/texts.ts";
import { StatusMark, type StatusTone } from "../../../ui/status-mark.tsx";

const tones: Record<WorkStatus, StatusTone> = {
  Planned: "waiting",
  Running: "going",
  Stopping: "waiting",
  Done: "over",
  Cancelled: "over",
  Failed: "bad",
};

export function WorkStatusMark({ status }: { status: WorkStatus }) {
  const t = useTexts(works);
  return <StatusMark tone={tones[status]}>{t.statuses[status]}</StatusMark>;
}
