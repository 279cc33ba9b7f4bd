import type { Browser } from "playwright-core";

const SLOWDOWN = 4;
const LONG_FRAME_MS = 20;

/** Runs in the page. Records frames for four seconds from the lid's first move on, while the reel rises and spins. */
const recordFrames = `(async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moves = (animation) => animation.playState === "running";
  while (!document.querySelector('[data-layer="lid"]').getAnimations().some(moves)) await frame();
  const durations = [];
  const begun = await frame();
  for (let last = begun; last - begun < 4000; ) {
    const now = await frame();
    durations.push(now - last);
    last = now;
  }
  return durations;
})()`;

/** Frames of one opening on a processor that is slowed down four times; `long` counts frames over 20 ms. */
export type ReelFrames = { frames: number; long: number; longestMs: number };

/** Opens the box's demo, which needs no sign-in, and counts the frames. */
export async function reelFrames(browser: Browser, boxUrl: string): Promise<ReelFrames> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  await page.goto(boxUrl);
  await page.locator("html[data-ready]").waitFor();
  await page.waitForLoadState("networkidle");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.getByRole("button", { name: "Try the demo" }).first().click();
  const frames = await page.evaluate<number[]>(recordFrames);
  await page.close();
  return {
    frames: frames.length,
    long: frames.filter((duration) => duration > LONG_FRAME_MS).length,
    longestMs: Math.max(...frames),
  };
}
