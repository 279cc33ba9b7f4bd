import { isShown } from "./texts.ts";

/** As long as journeys wait: the machine may be busy. */
export const PATIENCE_MS = 45_000;
const FIRST_PAUSE_MS = 20;
/** A look at a long page takes time that the page needs too. */
const LONGEST_PAUSE_MS = 200;

/** Lets the page react. */
export const pause = (milliseconds = FIRST_PAUSE_MS) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The texts of the page's body. */
function shownText(): string {
  const texts = [...document.body.querySelectorAll("*")]
    .filter((element) => element.children.length === 0 && isShown(element))
    .map(({ textContent }) => textContent);
  return texts.filter(Boolean).join(" | ").slice(0, 3000);
}

/** Looks again and again until there is a result. Throws with the page's texts if there is none for long. */
export async function until<T>(look: () => T | undefined, failure: () => string): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${failure()}\non the page ${location.href}:\n${shownText()}`);
    await pause(wait);
  }
}
