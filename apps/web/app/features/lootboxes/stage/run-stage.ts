import { isCalm, playEffect } from "../../../effects/effects.ts";
import { type BoxOpening, openBox } from "./open-lid.ts";
import { STAGE_TIMES, type StageTimes } from "./stage-times.ts";

/** The motion after the box has opened. It is prepared, painted, and then run once. */
export type StageMotion = { run: () => Promise<void>; finish: () => void };

export type StageRun = {
  /** The strips or cards, which rise out of the box. */
  layer: HTMLElement;
  quick: boolean;
  /** Prepares the motion after the rise. `calm`: motion is reduced. */
  prepare: (calm: boolean, times: StageTimes) => StageMotion;
  /** Called once: when all motion has ended, or immediately after "Skip". */
  onStopped: () => void;
};

/** Maximum wait for decoded pictures before anything moves, because a missing picture must not delay the result. */
const PATIENCE_MS = 1500;
/** Maximum wait for the first paint of the layers, because browsers paint nothing in a hidden tab. */
const PAINTED_MS = 300;
/** A frame that comes within this time shows that nothing is left to paint. */
const ON_TIME_MS = 24;

async function picturesReady(layer: HTMLElement): Promise<void> {
  const decoded = Array.from(layer.querySelectorAll("img"), (image) => image.decode().catch(() => {}));
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

/**
 * Opens the box and runs its motion, once. `finish` ends it at once and calls `onStopped`; `cancel` ends it without the
 * call, and closes the box.
 */
export function runStage({ layer, quick, prepare, onStopped }: StageRun): { finish: () => void; cancel: () => void } {
  let over = false;
  let motion: StageMotion | undefined;
  let box: BoxOpening | undefined;

  function stop(tell: boolean): void {
    if (over) return;
    over = true;
    box?.finish();
    motion?.finish();
    if (tell) onStopped();
  }

  async function runOnce(): Promise<void> {
    await picturesReady(layer);
    if (over) return;
    const calm = isCalm();
    const times = STAGE_TIMES[quick ? "quick" : "whole"];
    const scene = layer.closest<HTMLElement>("[data-stage]");
    if (!calm && scene !== null) box = openBox(scene, times);
    motion = prepare(calm, times);
    layer.dataset["running"] = "";
    await painted();
    if (over) return;
    playEffect("lid");
    await box?.lid();
    if (over) return;
    playEffect("light");
    await box?.rise();
    if (!over) await motion.run();
  }

  function cancel(): void {
    stop(false);
    box?.close();
  }

  runOnce().then(
    () => stop(true),
    () => stop(true),
  );
  return { finish: () => stop(true), cancel };
}
