import { type RefObject, useEffect, useRef } from "react";

const DELAY_MS = 10;
const DURATION_MS = 50;

function scrollToTop(): () => void {
  const from = window.scrollY;
  const begin = performance.now();
  let frame = 0;
  const move = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / DURATION_MS));
    window.scrollTo(0, from * (1 - part));
    if (part < 1) frame = requestAnimationFrame(move);
  };
  frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}

/**
 * On each change of step, scrolls to the top and focuses the step's heading. Does not do so for the first step shown.
 */
export function useStepArrival(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = scrollToTop();
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [step]);

  return heading;
}
