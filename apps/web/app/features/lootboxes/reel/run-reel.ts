import { type StageMotion, type StageRun, runStage } from "../stage/run-stage.ts";
import { crossings } from "./reel-motion.ts";
import { type MovingStrip, fadeStrip, spinStrip } from "./spin-strip.ts";
import { playTicks } from "./tick-sound.ts";

export type ReelRun = Pick<StageRun, "layer" | "quick" | "onStopped"> & {
  strip: MovingStrip;
  cellPx: number;
  gapPx: number;
  sound: boolean;
};

const SHOWN_MS = 350;

/** Enlarges the winner on the strip. */
async function liftWinner(layer: HTMLElement): Promise<void> {
  const frames = [{ transform: "scale(1)" }, { transform: "scale(1.2)" }];
  const winner = layer.querySelector("[data-winner] img");
  await winner?.animate(frames, { duration: SHOWN_MS, easing: "ease-out", fill: "forwards" }).finished;
}

/** Opens the box and runs the strip, once, as `runStage` says. */
export function runReel({ strip, cellPx, gapPx, sound, ...run }: ReelRun): ReturnType<typeof runStage> {
  return runStage({
    ...run,
    prepare(calm, times): StageMotion {
      const spin = calm ? fadeStrip(strip, cellPx, gapPx) : spinStrip(strip, cellPx, gapPx, times.spin);
      let isOver = false;
      return {
        async run() {
          spin.play();
          const ticks = sound && !calm ? playTicks(crossings(strip.stopOffset, times.spin)) : undefined;
          await spin.finished;
          ticks?.stop();
          if (!calm && !isOver) await liftWinner(run.layer);
        },
        finish() {
          isOver = true;
          spin.finish();
        },
      };
    },
  });
}
