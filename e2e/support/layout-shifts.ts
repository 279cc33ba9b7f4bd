import type { BrowserContext, Page } from "playwright-core";

/** The maximum sum of layout shifts that we promise for every page. */
const MOST = 0.02;

/** An entry of the kind `layout-shift`, which TypeScript does not know yet. */
type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Shift = { value: number; moved: string[] };

/** Collects the layout shifts that no input caused. Runs in the page before its own scripts. */
function recordShifts(): void {
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 40)}"`;
  };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntry[]) => {
    for (const { value, hadRecentInput, sources } of entries as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      shifts.push({ value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  const takeShifts = () => {
    note(observer.takeRecords());
    return shifts;
  };
  Object.assign(window, { takeShifts });
}

/**
 * Makes every page of the context record its layout shifts. Blocks font files, because the shift by a late font depends
 * on the machine's fonts and not on the page.
 */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(recordShifts);
  await context.route("**/*.woff2", (route) => route.abort());
}

/**
 * Returns the sum of the page's layout shifts and the moved elements as text. Returns nothing if the sum is within our
 * promise.
 */
export async function shiftsBeyondPromise(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (Reflect.get(window, "takeShifts") as () => Shift[])());
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= MOST) return [];
  const { pathname, search } = new URL(page.url());
  const { width = 0 } = page.viewportSize() ?? {};
  const moved = shifts.filter(({ value }) => value > MOST / 10).flatMap((shift) => shift.moved);
  return [`${pathname}${search} at ${width}: ${sum.toFixed(3)}, ${moved.join("; ")}`];
}
