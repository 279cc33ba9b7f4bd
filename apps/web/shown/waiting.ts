import { isShown } from "./texts.ts";

/** How long to wait for an element. It is as long as in the end-to-end journeys, because the machine may be busy. */
export const PATIENCE_MS = 45_000;
const FIRST_PAUSE_MS = 20;
/** The longest pause between two searches. Searching a long page takes time that the page itself needs. */
const LONGEST_PAUSE_MS = 200;

/** Waits, so that the page can react. */
export const pause = (milliseconds = FIRST_PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The visible texts of the page, up to 3000 characters. */
function shownText(): string {
  const texts = [...document.body.querySelectorAll("*")]
    .filter((element) => element.children.length === 0 && isShown(element))
    .map(({ textContent }) => textContent);
  return texts.filter(Boolean).join(" | ").slice(0, 3000);
}

/** Calls `look` repeatedly until it returns a result. After PATIENCE_MS, throws an error with the page's texts. */
export async function until<T>(look: () => T | undefined, failure: () => string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${failure()}\non the page ${location.href}:\n${shownText()}`);
    await pause(wait);
  }
}
