import { formatEuros } from "@trove/money";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Notice, Phase } from "./opening-phase.ts";

function textOf(t: Translated<typeof opening>["notices"], notice: Notice): string {
  switch (notice.name) {
    case "priceChanged":
      return t.priceChanged(formatEuros(notice.before), formatEuros(notice.now));
    case "resumed":
    case "notOpened":
      return t[notice.name](notice.boxName);
    case "refused":
      return t.refused(notice.reason);
    case "unreachable":
    case "oddsChanged":
    case "oddsDiffer":
    case "gone":
    case "openedBefore":
    case "restoreFailed":
    case "noStorage":
      return t[notice.name];
  }
}

type Props = { phase: Phase; paused: boolean; onAskAgain: () => void };

/** Shows that the box is paused, or what happened instead of an opening, or that the result is not known yet. */
export default function OpeningNotice({ phase, paused, onAskAgain }: Props) {
  const t = useTexts(opening).notices;
  return (
    <>
      {paused && <Alert kind="warning">{t.paused}</Alert>}
      <PhaseNotice phase={phase} onAskAgain={onAskAgain} />
    </>
  );
}

function PhaseNotice({ phase, onAskAgain }: Omit<Props, "paused">) {
  const t = useTexts(opening).notices;
  if (phase.name === "unclear" || (phase.name === "asking" && phase.unclear)) {
    const busy = phase.name === "asking";
    return (
      <Alert
        kind="warning"
        action={
          <Button variant="outline" size="small" busy={busy} onClick={onAskAgain}>
            {t.askAgain}
          </Button>
        }
      >
        {t.unclear}
      </Alert>
    );
  }
  if (phase.name !== "idle" || phase.notice === undefined) return null;
  return <Alert kind={phase.notice.name === "openedBefore" ? "good" : "warning"}>{textOf(t, phase.notice)}</Alert>;
}
