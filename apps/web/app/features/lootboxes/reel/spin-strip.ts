import { FADE_MS, SETTLE_MS, TRAVEL_EASING, stripPath } from "./reel-motion.ts";

export type MovingStrip = { element: HTMLElement; stopOffset: number };

const at = (x: number) => `translate3d(${x}px, 0, 0)`;

function paused(animation: Animation): Animation {
  animation.pause();
  return animation;
}

/** Prepares the spin of the strip: one animation of its transform, which needs no main thread. */
export function spinStrip(
  { element, stopOffset }: MovingStrip,
  cellPx: number,
  gapPx: number,
  spinMs: number,
): Animation {
  const { start, stop, settled } = stripPath(stopOffset, cellPx, gapPx);
  const duration = spinMs + SETTLE_MS;
  const frames = [
    { transform: at(start), easing: TRAVEL_EASING },
    { transform: at(stop), offset: spinMs / duration, easing: "ease-in-out" },
    { transform: at(settled) },
  ];
  return paused(element.animate(frames, { duration, fill: "both" }));
}

/** For reduced motion: shows the strip at its final position and prepares its fade. */
export function fadeStrip({ element, stopOffset }: MovingStrip, cellPx: number, gapPx: number): Animation {
  const { settled } = stripPath(stopOffset, cellPx, gapPx);
  element.style.transform = at(settled);
  return paused(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, fill: "both" }));
}
