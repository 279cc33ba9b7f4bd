import { useEffect } from "react";
import useSWR from "swr";
import type { Judgement } from "@trove/fairness";
import { judgeStored } from "../history/judge-stored.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import { closeOpening, setLogsAside, setOpeningAside } from "../opening/browser-openings.ts";
import type { Settled } from "../settling/ask-once.ts";
import type { FairStep } from "../opening/fair-opening.ts";
import { realAround } from "../opening/real-around.ts";
import { BreachView } from "./breach-view.tsx";
import { ElsewhereView } from "./elsewhere-view.tsx";
import { IncidentsView } from "./incidents-view.tsx";
import { LostView } from "./lost-view.tsx";
import { NewIdView } from "./new-id-view.tsx";
import { NewBrowserView } from "./new-browser-view.tsx";
import { RefusedView } from "./refused-view.tsx";
import { VoidView } from "./void-view.tsx";

/** The excluded kinds only tell the person to press again. The page shows that text beside the button. */
export type ShownStep = Exclude<FairStep, { kind: "Moved" | "Outdated" | "Clock" | "Others" }>;

type Props = { step: ShownStep; onClose: () => void };

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
    judgeStored(opening, await realAround()),
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

/**
 * Shows how a press ended, unless it was a win: voids, questions, refused offers, breaches, and incidents of the public
 * logs.
 */
export default function StepView({ step, onClose }: Props) {
  switch (step.kind) {
    case "Ended":
      return <Ended settled={step} onClose={onClose} />;
    case "Question":
      return <NewBrowserView keys={step.keys} onClose={onClose} />;
    case "Refused":
      return <RefusedView refused={step.refused} checks={step.checks} onClose={onClose} />;
    case "Incidents": {
      const setAside = () => void setLogsAside().then(onClose);
      return <IncidentsView incidents={step.incidents} onClose={onClose} onSetAside={setAside} />;
    }
    case "Lost":
      return <LostView opening={step.opening} onClose={onClose} />;
    case "NewId":
      return <NewIdView otherId={step.otherId} onClose={onClose} />;
    case "Stopped":
      return <Stopped opening={step.opening} onClose={onClose} />;
  }
}
