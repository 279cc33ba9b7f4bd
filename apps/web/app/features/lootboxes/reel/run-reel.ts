import { playEffect } from "../../../effects/effects.ts";
import { type StageMotion, type StageRun, runStage } from "../stage/run-stage.ts";
import { crossings } from "./reel-motion.ts";
import { type MovingStrip, fadeStrip, spinStrip } from "./spin-strip.ts";

export type ReelRun = Pick<StageRun, "layer" | "quick" | "onStopped"> & {
  strip: MovingStrip;
  cellPx: number;
  gapPx: number;
};

const SHOWN_MS = 350;

/** Enlarges the winner on the strip. */
async function liftWinner(layer: HTMLElement): Promise<void> {
  const frames = [{ transform: "scale(1)" }, { transform: "scale(1.2)" }];
  const winner = layer.querySelector("[data-winner] img");
  await winner?.animate(frames, { duration: SHOWN_MS, easing: "ease-out", fill: "forwards" }).finished;
}

/** Ticks that follow faster than this could not be heard singly, as at the start. */
const FASTEST_TICKS_MS = 35;

/** Plays a tick for each cell that passes, and the strip's stop. Returns a function that ends them. */
function playRun(stopOffset: number, spinMs: number): () => void {
  let last = -FASTEST_TICKS_MS;
  const heard = crossings(stopOffset, spinMs).filter((ms) => {
    if (ms - last < FASTEST_TICKS_MS) return false;
    last = ms;
    return true;
  });
  const stops = [...heard.map((ms) => playEffect("tick", ms)), playEffect("settle", spinMs)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Opens the box and runs the strip, once, as `runStage` says. */
export function runReel({ strip, cellPx, gapPx, ...run }: ReelRun): ReturnType<typeof runStage> {
  return runStage({
    ...run,
    prepare(calm, times): StageMotion {
      const spin = calm ? fadeStrip(strip, cellPx, gapPx) : spinStrip(strip, cellPx, gapPx, times.spin);
      let isOver = false;
      let stopSounds = () => {};
      return {
        async run() {
          spin.play();
          stopSounds = calm ? () => {} : playRun(strip.stopOffset, times.spin);
          await spin.finished;
          if (!calm && !isOver) await liftWinner(run.layer);
        },
        finish() {
          isOver = true;
          stopSounds();
          spin.finish();
        },
      };
    },
  });
}
