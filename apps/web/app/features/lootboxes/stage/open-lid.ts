import type { StageTimes } from "./stage-times.ts";

/** The parts of a stage that move before the strip runs or the cards lie, and how. Nothing here may know an outcome. */
type Motion = { part: string; when: "lid" | "rise"; easing: string; frames: Keyframe[] };

const OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const ACROSS = "cubic-bezier(0.5, 0, 0.2, 1)";

/** The lid lifts and dissolves in the light, while the leaves unfold from their hinges. Then the box sinks. */
const MOTIONS: readonly Motion[] = [
  {
    part: "lid",
    when: "lid",
    easing: OUT,
    frames: [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.5 },
      { transform: "translateY(-18%) rotate(-8deg) scale(1.04)", opacity: 0 },
    ],
  },
  {
    part: "leaves",
    when: "lid",
    easing: ACROSS,
    frames: [
      { transform: "scaleY(0)", opacity: 0 },
      { transform: "scaleY(0.2)", opacity: 0, offset: 0.3 },
      { transform: "scaleY(0.45)", opacity: 1, offset: 0.5 },
      { transform: "scaleY(1.05)", opacity: 1, offset: 0.85 },
      { transform: "none", opacity: 1 },
    ],
  },
  {
    part: "front",
    when: "lid",
    easing: "linear",
    frames: [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
  },
  { part: "seam", when: "lid", easing: "linear", frames: [{ opacity: 1, offset: 0.3 }, { opacity: 0 }] },
  { part: "beam", when: "lid", easing: OUT, frames: [{ opacity: 1 }] },
  { part: "box", when: "rise", easing: ACROSS, frames: [{ transform: "none" }, { transform: "translateY(27%)" }] },
  {
    part: "rising",
    when: "rise",
    easing: OUT,
    frames: [
      { transform: "translateY(9%) scale(0.08, 0.12)", opacity: 0.01 },
      { opacity: 1, offset: 0.4 },
      { transform: "none", opacity: 1 },
    ],
  },
];

export type BoxOpening = {
  /** Opens the box, then lets the strip or cards rise. Each resolves when its motion has ended. */
  lid: () => Promise<void>;
  rise: () => Promise<void>;
  /** Shows the end of all motions at once. */
  finish: () => void;
  /** Closes the box at once. */
  close: () => void;
};

/**
 * Prepares the motions of a stage, all of transform and opacity, so that its layers are painted before they move. A box
 * whose picture has no layers stays as it is, and light and strip move.
 */
export function openBox(stage: HTMLElement, times: StageTimes): BoxOpening {
  const all = MOTIONS.flatMap(({ part, when, easing, frames }) => {
    const element = stage.querySelector<HTMLElement>(`[data-layer="${part}"]`);
    if (element === null) return [];
    const animation = element.animate(frames, { duration: times[when], easing, fill: "both" });
    animation.pause();
    element.style.willChange = "transform, opacity";
    return [{ when, element, animation }];
  });

  function rest(): void {
    for (const { element } of all) element.style.willChange = "";
  }

  async function run(when: Motion["when"]): Promise<void> {
    const meant = all.filter((one) => one.when === when);
    for (const { animation } of meant) animation.play();
    await Promise.all(meant.map(({ animation }) => animation.finished));
  }

  return {
    lid: () => run("lid"),
    rise: () => run("rise"),
    finish() {
      for (const { animation } of all) animation.finish();
      rest();
    },
    close() {
      for (const { animation } of all) animation.cancel();
      rest();
    },
  };
}
