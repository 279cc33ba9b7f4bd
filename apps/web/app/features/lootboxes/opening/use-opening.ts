import { useCallback, useEffect, useRef, useState } from "react";
import type { Cents } from "@trove/money";
import { armEffects } from "../../../effects/effects.ts";
import { useHasRole } from "../../../session/use-session.ts";
import { type ClockQuestion, isMarkedWaiting, type OnUnclear } from "../../fairness/index.tsx";
import { type Box, IDLE, type Phase, type Unclear, afterMotion, afterTurning, canOpen } from "./opening-phase.ts";
import { loadShow } from "./opening-show.ts";

/** Loads the code for openings and the protocol. Called when somebody is about to open a box. */
async function loadSession() {
  const [session] = await Promise.all([import("./opening-session.ts"), loadShow()]);
  return session;
}

/** Loads the code for the demo. */
async function loadDemo() {
  const [demo] = await Promise.all([import("./demo-opening.ts"), loadShow()]);
  return demo;
}

const UNREACHABLE: Phase = { name: "idle", notice: { name: "unreachable" } };

/**
 * Stores the result's transaction id in the URL, so that a reload shows the result again. Changes the URL without a
 * navigation, because nothing on the page depends on it.
 */
function noteInAddress(transactionId: string | undefined): void {
  const url = new URL(window.location.href);
  if (transactionId === undefined) url.searchParams.delete("opening");
  else url.searchParams.set("opening", transactionId);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}

function transactionOf(phase: Phase): string | undefined {
  return "outcome" in phase ? phase.outcome.wins[0]?.owned?.transactionId : undefined;
}

/**
 * The state of the opening and the actions for it. Calls `onBox` with the current box if the page shows an outdated
 * one.
 */
export function useOpening(box: Box, onBox: (box: Box) => void) {
  const [phase, setPhase] = useState<Phase>(IDLE);
  /** The unclear opening that the person has set aside. It is still asked about, because its nonce has no record. */
  const aside = useRef<Unclear>(undefined);
  const [mayForget, setMayForget] = useState(false);
  const isUser = useHasRole("User");
  const boxId = box.id;

  const settle = useCallback(
    (step: { phase: Phase; box?: Box } | undefined) => {
      const next = step?.phase ?? IDLE;
      aside.current = undefined;
      setPhase(next);
      noteInAddress(transactionOf(next));
      if (step?.box !== undefined) onBox(step.box);
    },
    [onBox],
  );

  const whenUnclear = useCallback<OnUnclear>(({ opening, isLong }) => {
    const unclear = { name: "unclear", opening, isLong } as const;
    if (aside.current === undefined) setPhase(unclear);
    else aside.current = unclear;
  }, []);

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

  // First settles an earlier opening. If there is none, shows the result in the URL.
  useEffect(() => {
    if (!isUser) return;
    // Loaded ahead, because the notice must also appear when the connection is lost.
    void import("./opening-notice.tsx").catch(() => undefined);
    const transactionId = new URLSearchParams(window.location.search).get("opening");
    const resumed = isMarkedWaiting() ? resume() : Promise.resolve(false);
    void resumed.then((found) => (found || transactionId === null ? undefined : restore(transactionId)));
  }, [isUser, resume, restore]);

  /** Call this when somebody is about to press. Fetches an offer ahead, and sets warnings. */
  async function prepare(quantity: number, balance: Cents | undefined): Promise<void> {
    const session = await loadSession().catch(() => undefined);
    const ahead = await session?.prepareBoxes({ box, quantity, balance });
    if (ahead === undefined) return;
    setMayForget(ahead.mayForget);
    const { notice } = ahead;
    if (notice !== undefined) setPhase((before) => (before.name === "idle" ? { name: "idle", notice } : before));
  }

  function askClock(question: ClockQuestion): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const answer = (goesOn: boolean) => {
      setPhase((before) => (before.name === "clock" ? { name: "asking" } : before));
      resolve(goesOn);
    };
    setPhase({ name: "clock", question, answer });
    return promise;
  }

  async function open(quantity: number, balance: Cents | undefined): Promise<void> {
    if (!canOpen(phase) && phase.name !== "result") return;
    const waiting = aside.current;
    if (waiting !== undefined) {
      aside.current = undefined;
      setPhase(waiting);
      return;
    }
    void armEffects();
    setPhase({ name: "asking" });
    const session = await loadSession().catch(() => undefined);
    const page = { show: whenUnclear, askClock };
    settle(session ? await session.openBoxes({ box, quantity, balance }, page) : { phase: UNREACHABLE });
  }

  async function demo(quantity: number): Promise<void> {
    void armEffects();
    const { demoOpening } = await loadDemo();
    setPhase({ name: "spinning", outcome: demoOpening(box, quantity) });
  }

  return {
    phase,
    /** True if this browser may delete its proofs by itself. Set once somebody is about to press. */
    mayForget,
    prepare,
    open,
    /** Call this when somebody is about to press for the demo. */
    prepareDemo: () => void loadDemo().catch(() => undefined),
    demo,
    /** Call this when the strips have stopped, the cards lie on the stage, or the last one is turned. */
    stopped: () => setPhase(afterMotion),
    turn: (places: readonly number[]) => setPhase((before) => afterTurning(before, places)),
    setAside: (waiting: Unclear) => {
      aside.current = waiting;
      setPhase({ name: "idle", notice: { name: "aside", boxName: waiting.opening.boxName } });
    },
    close: () => settle(undefined),
  };
}
