const DELAY_MS = 10;
const LASTS_MS = 50;

/**
 * Scrolls to the top after a change of step. Starts after 10 ms and takes about 50 ms; with reduced motion, jumps at
 * once.
 */
export function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  setTimeout(() => {
    const from = window.scrollY;
    const start = performance.now();
    const move = (at: number) => {
      const done = still ? 1 : Math.min(1, Math.max(0, (at - start) / LASTS_MS));
      window.scrollTo(0, from * (1 - done));
      if (done < 1) requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  }, DELAY_MS);
}
