import { type BoxOpening, openBox } from "../stage/open-lid.ts";
import { STAGE_TIMES } from "../stage/stage-times.ts";
import { crossings } from "./reel-motion.ts";
import { type MovingStrip, type Spin, fadeStrips, spinStrips } from "./spin-strips.ts";
import { playTicks } from "./tick-sound.ts";

export type ReelRun = {
  stage: HTMLElement;
  strips: readonly MovingStrip[];
  cellPx: number;
  gapPx: number;
  quick: boolean;
  sound: boolean;
  /** Called once: when the strips have stopped and the winner was shown for a moment, or immediately after "Skip". */
  onStopped: () => void;
};

/** Maximum wait for decoded pictures before the strips start, because a missing picture must not delay the result. */
const PATIENCE_MS = 1500;
/** Maximum wait for the first paint of the layers, because browsers paint nothing in a hidden tab. */
const PAINTED_MS = 300;
/** A frame that comes within this time shows that nothing is left to paint. */
const ON_TIME_MS = 24;
const SHOWN_MS = 350;

async function picturesReady(stage: HTMLElement): Promise<void> {
  const decoded = Array.from(stage.querySelectorAll("img"), (image) => image.decode().catch(() => {}));
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
  await Promise.race([Promise.all(decoded), patience]);
}

/** Waits until frames come on time again, because the first paint of the layers takes longer than one frame. */
function painted(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PAINTED_MS);
    const next = (last: number) => requestAnimationFrame((now) => (now - last < ON_TIME_MS ? done() : next(now)));
    requestAnimationFrame((first) => next(first));
  });
}

/** Enlarges the winners on the strips. */
async function liftWinners(stage: HTMLElement): Promise<void> {
  const frames = [{ transform: "scale(1)" }, { transform: "scale(1.2)" }];
  const winners = stage.querySelectorAll("[data-winner] img");
  const lifts = Array.from(winners, (winner) =>
    winner.animate(frames, { duration: SHOWN_MS, easing: "ease-out", fill: "forwards" }),
  );
  await Promise.all(lifts.map(({ finished }) => finished));
}

/**
 * Opens the box and runs the strips, once. `finish` ends it at once and calls `onStopped`; `cancel` ends it without the
 * call, and closes the box.
 */
export function runReel(run: ReelRun): { finish: () => void; cancel: () => void } {
  const { stage, strips, cellPx, gapPx, quick, sound } = run;
  let over = false;
  let spin: Spin | undefined;
  let box: BoxOpening | undefined;

  function stop(tell: boolean): void {
    if (over) return;
    over = true;
    box?.finish();
    spin?.finish();
    if (tell) run.onStopped();
  }

  async function spinOnce(): Promise<void> {
    await picturesReady(stage);
    if (over) return;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const times = STAGE_TIMES[quick ? "quick" : "whole"];
    const scene = stage.closest<HTMLElement>("[data-stage]");
    if (!calm && scene !== null) box = openBox(scene, times);
    spin = calm ? fadeStrips(strips, cellPx, gapPx) : spinStrips(strips, cellPx, gapPx, times.spin);
    stage.dataset["running"] = "";
    await painted();
    if (over) return;
    await box?.lid();
    await box?.rise();
    if (over) return;
    spin.start();
    const ticks = sound && !calm ? playTicks(crossings(strips[0]?.stopOffset ?? 0, times.spin)) : undefined;
    await spin.finished;
    ticks?.stop();
    if (!calm && !over) await liftWinners(stage);
  }

  function cancel(): void {
    stop(false);
    box?.close();
  }

  spinOnce().then(
    () => stop(true),
    () => stop(true),
  );
  return { finish: () => stop(true), cancel };
}
