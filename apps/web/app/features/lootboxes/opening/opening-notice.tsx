import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatEuros } from "@trove/money";
import { type RevealedOpening, SaveUnclear } from "../../fairness/index.tsx";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { listText } from "../../../locales/joined.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import type { Notice, Phase, Unclear } from "./opening-phase.ts";
import styles from "./opening-notice.module.css";

type Texts = Translated<typeof opening>["notices"];
type Unable = Translated<typeof fairness>["unable"];

function textOf(t: Texts, unable: Unable, notice: Notice): string {
  switch (notice.name) {
    case "priceChanged":
      return t.priceChanged(formatEuros(notice.before), formatEuros(notice.now));
    case "resumed":
      return t.resumed(notice.boxName);
    case "aside":
      return t.waiting(notice.boxName);
    case "refused":
      return t.refused(notice.reason);
    case "unable":
      return unable[notice.why];
    case "unreachable":
    case "oddsChanged":
    case "oddsDiffer":
    case "gone":
    case "moved":
    case "clock":
    case "unwitnessed":
    case "updating":
    case "stopping":
    case "others":
    case "restoreFailed":
      return t[notice.name];
  }
}

/** True if the shop has said that it lost what the opening builds on. Nobody signs that, so it ends nothing. */
const isHistoryLost = ({ answers }: RevealedOpening) => answers.some(({ body }) => /"code":"HISTORY_LOST"/u.test(body));

type Props = { phase: Phase; paused: boolean; boxId: string; onAside: (waiting: Unclear) => void };

/** Tells that the box is paused, why nothing was opened, or that the result is not known yet. */
export default function OpeningNotice({ phase, paused, boxId, onAside }: Props) {
  const t = useTexts(opening).notices;
  return (
    <>
      {paused && <Alert kind="warning">{t.paused}</Alert>}
      <PhaseNotice phase={phase} boxId={boxId} onAside={onAside} />
    </>
  );
}

function PhaseNotice({ phase, boxId, onAside }: Omit<Props, "paused">) {
  const t = useTexts(opening).notices;
  const { unable } = useTexts(fairness);
  if (phase.name === "unclear") {
    const { opening: waiting, isLong } = phase;
    const isBreach = waiting.verdict === "Breach";
    const isLost = !isBreach && isHistoryLost(waiting);
    const { handedIn = [] } = waiting;
    return (
      <Shown key="unclear" isLonger={isLong || isBreach || isLost}>
        <Alert
          kind={isBreach ? "bad" : "warning"}
          action={(isLong || isBreach || isLost) && <SaveUnclear opening={waiting} />}
        >
          <p>{isBreach ? t.noRecord : isLost ? t.historyLost : t.unclear}</p>
          {isLost && (
            <Button variant="quiet" size="small" onClick={() => onAside(phase)}>
              {t.setAside}
            </Button>
          )}
          {handedIn.length > 0 && <p>{t.handedIn(listText(handedIn.map(({ mirror }) => new URL(mirror).host)))}</p>}
          {waiting.boxId !== boxId && <p>{t.waiting(waiting.boxName)}</p>}
        </Alert>
      </Shown>
    );
  }
  if (phase.name !== "idle" || phase.notice === undefined) return null;
  return (
    <Shown key={phase.notice.name}>
      <Alert kind="warning">
        <p>{textOf(t, unable, phase.notice)}</p>
        {phase.notice.name === "others" && <Link to="/account-settings?tab=fairness#my-proofs">{t.othersLink}</Link>}
      </Alert>
    </Shown>
  );
}

/** Scrolls to the notice, because it may be outside of the window when the button is pressed. */
function Shown({ isLonger = false, children }: { isLonger?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Recent browsers return a promise. Returning it from the effect would make React call it as a clean-up function.
    place.current?.scrollIntoView({ block: "nearest" });
  }, [isLonger]);
  return (
    <div ref={place} className={styles["shown"]}>
      {children}
    </div>
  );
}
