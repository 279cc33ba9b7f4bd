import { isShown } from "./texts.ts";

/** As long as journeys wait: the machine may be busy. */
export const PATIENCE_MS = 45_000;
const LOOKS_EVERY_MS = 20;

/** Lets the page react. */
export const pause = () => new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));

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
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${failure()}\non the page ${location.href}:\n${shownText()}`);
    await pause();
  }
}
