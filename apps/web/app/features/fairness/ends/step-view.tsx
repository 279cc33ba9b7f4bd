import { useEffect } from "react";
import useSWR from "swr";
import type { Judgement } from "@trove/fairness";
import { judgeStored } from "../history/judge-stored.ts";
import type { PressOutcome, Refusal, RevealedOpening, Settled, StoredOpening } from "@trove/fairness/press";
import { closeOpening, setLogsAside, setOpeningAside } from "../opening/browser-openings.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { BreachView } from "./breach-view.tsx";
import { ElsewhereView } from "./elsewhere-view.tsx";
import { IncidentsView } from "./incidents-view.tsx";
import { LostView } from "./lost-view.tsx";
import { NewIdView } from "./new-id-view.tsx";
import { NewBrowserView } from "./new-browser-view.tsx";
import { RefusedView } from "./refused-view.tsx";
import { VoidView } from "./void-view.tsx";

type Props = { outcome: PressOutcome; onClose: () => void };

const NOTHING_KNOWN: Judgement = {
  verdict: "Breach",
  isProven: false,
  checks: [],
  offer: undefined,
  record: undefined,
  draws: undefined,
  ours: undefined,
};

/** Shows the breach of an earlier opening. Judges it again, so that its checks can be shown. */
function Stopped({ opening, onClose }: { opening: StoredOpening; onClose: () => void }) {
  const { data, error } = useSWR<Judgement, Error>(["stopped", opening.id], async () =>
    judgeStored(opening, await realBrowserParts()),
  );
  if (data === undefined && error === undefined) return null;
  // If the opening can't be judged now, the view still offers its evidence.
  const judgement = data ?? { ...NOTHING_KNOWN, isProven: opening.isProven };
  const setAside = () => void setOpeningAside(opening).then(onClose);
  return <BreachView opening={opening} judgement={judgement} onClose={onClose} onSetAside={setAside} />;
}

/**
 * Shows an opening that ended without a win. Marks it as seen unless it is a breach, so the next visit doesn't show it
 * again.
 */
function Ended({ settled, onClose }: { settled: Settled; onClose: () => void }) {
  const { opening, judgement } = settled;
  const { record, verdict } = judgement;
  const isBreach = verdict === "Breach";
  useEffect(() => {
    if (!isBreach) void closeOpening(opening);
  }, [isBreach, opening]);
  if (isBreach) {
    const setAside = () => void setOpeningAside(opening).then(onClose);
    return <BreachView opening={opening} judgement={judgement} onClose={onClose} onSetAside={setAside} />;
  }
  if (settled.answer.kind === "Ended") return <ElsewhereView settled={settled} onClose={onClose} />;
  if (record?.kind === "Void") return <VoidView settled={settled} record={record} onClose={onClose} />;
  return null;
}

/** Shows that the record is lost, or that its leaf in the public log is a breach. */
function Lost({ opening, onClose }: { opening: RevealedOpening; onClose: () => void }) {
  const isBreach = opening.verdict === "Breach";
  return isBreach ? <Stopped opening={opening} onClose={onClose} /> : <LostView opening={opening} onClose={onClose} />;
}

/** Shows why nothing was revealed. Shows nothing if another press is enough: the page says so beside the button. */
function RefusalView({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) {
  switch (refusal.why) {
    case "Question":
      return <NewBrowserView keys={refusal.keys} onClose={onClose} />;
    case "Offer":
      return <RefusedView refused={refusal.refused} checks={refusal.checks} onClose={onClose} />;
    case "Incidents": {
      const setAside = () => void setLogsAside().then(onClose);
      return <IncidentsView incidents={refusal.incidents} onClose={onClose} onSetAside={setAside} />;
    }
    case "NewId":
      return <NewIdView otherId={refusal.otherId} onClose={onClose} />;
    case "Stopped":
      return <Stopped opening={refusal.opening} onClose={onClose} />;
    case "Moved":
    case "Outdated":
    case "Clock":
    case "Unwitnessed":
    case "Updating":
    case "Stopping":
    case "Failed":
      return null;
  }
}

/**
 * Shows how a press ended, unless it was a win: voids, questions, refused offers, breaches, and incidents of the public
 * logs.
 */
export default function StepView({ outcome, onClose }: Props) {
  switch (outcome.kind) {
    case "Verified":
      return <Ended settled={outcome} onClose={onClose} />;
    case "Contested":
      if (outcome.answer === undefined) return <Lost opening={outcome.opening} onClose={onClose} />;
      return <Ended settled={outcome} onClose={onClose} />;
    case "Refused":
      return <RefusalView refusal={outcome} onClose={onClose} />;
    case "Unknown":
      return null;
  }
}
