import { FADE_MS, SETTLE_MS, TRAVEL_EASING, stripPath, stripTiming } from "./reel-motion.ts";

export type MovingStrip = { element: HTMLElement; stopOffset: number };

/** Paused animations; `start` runs them. */
export type Spin = { start: () => void; finished: Promise<unknown>; finish: () => void };

const at = (x: number) => `translate3d(${x}px, 0, 0)`;

function joined(animations: Animation[]): Spin {
  for (const animation of animations) animation.pause();
  return {
    start() {
      for (const animation of animations) animation.play();
    },
    finished: Promise.all(animations.map(({ finished }) => finished)),
    finish() {
      for (const animation of animations) animation.finish();
    },
  };
}

/** Spins the strips, each with one animation of its transform, which needs no main thread. All stop together. */
export function spinStrips(strips: readonly MovingStrip[], cellPx: number, gapPx: number, spinMs: number): Spin {
  const animations = strips.map(({ element, stopOffset }, index) => {
    const { start, stop, settled } = stripPath(stopOffset, cellPx, gapPx);
    const { delay, travel } = stripTiming(index, spinMs);
    const duration = travel + SETTLE_MS;
    const frames = [
      { transform: at(start), easing: TRAVEL_EASING },
      { transform: at(stop), offset: travel / duration, easing: "ease-in-out" },
      { transform: at(settled) },
    ];
    return element.animate(frames, { delay, duration, fill: "both" });
  });
  return joined(animations);
}

/** For reduced motion: shows the strips at their final position and fades them in. */
export function fadeStrips(strips: readonly MovingStrip[], cellPx: number, gapPx: number): Spin {
  const animations = strips.map(({ element, stopOffset }) => {
    const { settled } = stripPath(stopOffset, cellPx, gapPx);
    element.style.transform = at(settled);
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, fill: "both" });
  });
  return joined(animations);
}
