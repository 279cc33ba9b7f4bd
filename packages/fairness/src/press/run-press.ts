import { checkOffer } from "../judge/check-offer.ts";
import type { Effect } from "./effects.ts";
import { findLoss, judgeHeld } from "./judge-held.ts";
import { begin, next } from "./next.ts";
import type { PressOutcome } from "./outcome.ts";
import type { PressPorts } from "./ports.ts";
import type { Errand, PressEvent, Step } from "./states.ts";

/** The effects that the runner itself carries out, or that have no result. */
type Silent = "Lock" | "Unlock" | "Show" | "PrepareNext";
type Awaited = Exclude<Effect, { do: Silent }>;

/** Carries out an effect, and returns the event that answers it. The judging is never left to the ports. */
async function eventOf(effect: Awaited, ports: PressPorts): Promise<PressEvent> {
  switch (effect.do) {
    case "Recall":
      return { is: "Recalled", ...(await ports.recall(effect.userId)) };
    case "Reread":
      return { is: "Reread", opening: await ports.reread(effect.opening) };
    case "Offer":
      return { is: "Offered", ready: await ports.offer(effect.isFresh) };
    case "Examine": {
      const { asked, response, odds } = effect.ready;
      const { before, trust } = await ports.before(effect.ready);
      const wish = { ...asked, balanceCents: effect.balanceCents };
      const known = { ...before, newest: effect.ready.newest };
      return { is: "Examined", judged: await checkOffer(wish, { ...response, odds }, known, trust) };
    }
    case "CatchUp":
      return { is: "CaughtUp", refusal: await ports.catchUp(effect.ready, effect.from, effect.to) };
    case "ReadBalance":
      return { is: "BalanceRead", cents: await ports.balance() };
    case "WatchLogs":
      return { is: "LogsWatched", incidents: await ports.watchLogs(effect.ready) };
    case "AskClock":
      return { is: "ClockAnswered", goesOn: await ports.askClock(effect.question) };
    case "Sign": {
      const signature = await ports.sign(effect.text);
      return { is: "Signed", signature, reading: await ports.clock() };
    }
    case "Keep":
      await ports.keep(effect.keep);
      return { is: "Kept" };
    case "Ask": {
      const { status, body } = await ports.ask(effect.opening, effect.nextEntropy);
      return { is: "Answered", status, body, reading: await ports.clock() };
    }
    case "FindLeaf":
      return { is: "LeafFound", found: await findLoss(effect.opening, effect.lost, ports) };
    case "Judge":
      return { is: "Judged", ...(await judgeHeld(effect.opening, effect.answer, ports)) };
    case "Wait":
      await ports.wait(effect.ms);
      return { is: "Waited" };
    case "Time":
      await ports.wait(effect.ms);
      return { is: "Long" };
  }
}

/**
 * Runs a press to its outcome; undefined if there was nothing to resume. Never rejects because of the shop or the
 * browser. Frees the lock in any case.
 */
export function runPress(errand: Errand, ports: PressPorts): Promise<PressOutcome | undefined> {
  let unlock: (() => void) | undefined;

  function free(): void {
    unlock?.();
    unlock = undefined;
  }

  async function lock(userId: string): Promise<PressEvent> {
    unlock = await ports.lock(userId);
    return { is: "Locked" };
  }

  return new Promise((resolve, reject) => {
    const first = begin(errand);
    let { state } = first;

    function carryOut(effect: Effect): void {
      if (effect.do === "Unlock") free();
      else if (effect.do === "Show") ports.show(effect.outcome);
      else if (effect.do === "PrepareNext") ports.prepareNext(effect.opening, effect.next);
      else void goOn(effect.do === "Lock" ? lock(effect.userId) : eventOf(effect, ports));
    }

    async function goOn(coming: Promise<PressEvent>): Promise<void> {
      const event = await coming.catch((error: unknown): PressEvent => ({ is: "Failed", error }));
      try {
        take(next(state, event));
      } catch (error) {
        // A transition never throws, so this is a bug. The lock must not outlive it.
        free();
        reject(error instanceof Error ? error : new Error("a press failed", { cause: error }));
      }
    }

    function take(step: Step): void {
      ({ state } = step);
      for (const effect of step.effects) carryOut(effect);
      if (state.at === "Ended") resolve(state.outcome);
    }

    take(first);
  });
}
