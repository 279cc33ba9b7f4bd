import { FADE_MS } from "../reel/reel-motion.ts";
import { type StageRun, runStage } from "../stage/run-stage.ts";

/** Opens the box and lets the cards rise, once, as `runStage` says. With reduced motion they fade in. */
export function runCards(run: Omit<StageRun, "prepare">): ReturnType<typeof runStage> {
  return runStage({
    ...run,
    prepare(calm) {
      const fade = calm ? run.layer.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS }) : undefined;
      return { run: async () => void (await fade?.finished), finish: () => fade?.finish() };
    },
  });
}

/** Resolves when everything that moves in an element has ended. */
export async function motionOver(element: Element): Promise<void> {
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
}
