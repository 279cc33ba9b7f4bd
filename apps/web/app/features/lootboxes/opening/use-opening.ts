import { useCallback, useEffect, useState } from "react";
import { useHasRole } from "../../../session/use-session.ts";
import { type Box, IDLE, type Phase, canOpen } from "./opening-phase.ts";

/**
 * Loads what an opening shows, so that nothing arrives while the strips run: new styles lay out the whole page again,
 * which takes longer than a frame.
 */
const loadShow = () => Promise.all([import("../reel/reel-view.tsx"), import("./opening-end.tsx")]);

/**
 * Loads the code for openings once the visitor is known to be a User, since only Users can open boxes. Loads the
 * notices with it, because they are needed when nothing can be loaded any more.
 */
async function loadSession() {
  const [session] = await Promise.all([import("./opening-session.ts"), import("./opening-notice.tsx"), loadShow()]);
  return session;
}

const UNREACHABLE: Phase = { name: "idle", notice: { name: "unreachable" } };

/** Keeps the result in the URL, so that a reload shows it again. Nothing on the page depends on this change. */
function noteInAddress(transactionId: string | undefined): void {
  const url = new URL(window.location.href);
  if (transactionId === undefined) url.searchParams.delete("opening");
  else url.searchParams.set("opening", transactionId);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}

function transactionOf(phase: Phase): string | undefined {
  return "outcome" in phase ? phase.outcome.wins[0]?.owned?.transactionId : undefined;
}

/** The state of the opening and the actions for it. Calls `onBox` when the box on the page is out of date. */
export function useOpening(box: Box, onBox: (box: Box) => void) {
  const [phase, setPhase] = useState<Phase>(IDLE);
  const isUser = useHasRole("User");
  const boxId = box.id;

  const settle = useCallback(
    (step: { phase: Phase; box?: Box } | undefined) => {
      const next = step?.phase ?? IDLE;
      setPhase(next);
      noteInAddress(transactionOf(next));
      if (step?.box !== undefined) onBox(step.box);
    },
    [onBox],
  );

  const whenUnclear = useCallback(() => setPhase({ name: "asking", unclear: true }), []);

  const resume = useCallback(async () => {
    const session = await loadSession();
    const step = await session.resumeBoxes(boxId, whenUnclear);
    if (step !== undefined) settle(step);
    return step !== undefined;
  }, [boxId, settle, whenUnclear]);

  const restore = useCallback(async (transactionId: string) => {
    const { restoreOpening } = await import("./restore-opening.ts");
    await restoreOpening(transactionId).then(
      (outcome) => setPhase({ name: "result", outcome }),
      () => setPhase({ name: "idle", notice: { name: "restoreFailed" } }),
    );
  }, []);

  // On arrival, an earlier request with an unknown result comes first, then the result in the URL.
  useEffect(() => {
    if (!isUser) return;
    const transactionId = new URLSearchParams(window.location.search).get("opening");
    void resume().then((resumed) => (resumed || transactionId === null ? undefined : restore(transactionId)));
  }, [isUser, resume, restore]);

  useEffect(() => {
    if (phase.name !== "unclear") return;
    const again = () => void resume();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [phase.name, resume]);

  async function open(quantity: number): Promise<void> {
    if (!canOpen(phase) && phase.name !== "result") return;
    setPhase({ name: "asking", unclear: false });
    const session = await loadSession().catch(() => undefined);
    settle(session ? await session.openBoxes(box, quantity, whenUnclear) : { phase: UNREACHABLE });
  }

  async function demo(quantity: number): Promise<void> {
    const [{ demoOpening }] = await Promise.all([import("./demo-opening.ts"), loadShow()]);
    setPhase({ name: "spinning", outcome: demoOpening(box, quantity) });
  }

  return {
    phase,
    open,
    demo,
    askAgain: () => {
      setPhase({ name: "asking", unclear: true });
      void resume().then((resumed) => !resumed && setPhase(IDLE));
    },
    /** Call this when the strips have stopped. */
    stopped: () => setPhase((before) => (before.name === "spinning" ? { ...before, name: "result" } : before)),
    close: () => settle(undefined),
  };
}
