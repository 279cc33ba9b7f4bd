import type { CaseOutcome, CaseStatus } from "@trove/contract/statuses";
import { cases } from "../../locales/en/cases.ts";
import { useTexts } from "../../locales/texts.ts";
import { StatusMark, type StatusTone } from "../../ui/status-mark.tsx";

const tones: Record<CaseStatus, StatusTone> = { Open: "waiting", InReview: "going", Closed: "over" };

/** The status of a case, and its outcome if it is closed. */
export function CaseStatusMark({ status, outcome }: { status: CaseStatus; outcome: CaseOutcome | null }) {
  const t = useTexts(cases);
  return (
    <StatusMark tone={outcome === "Fraud" ? "bad" : tones[status]}>
      {outcome === null ? t.statuses[status] : t.closedAs(t.outcomes[outcome])}
    </StatusMark>
  );
}
