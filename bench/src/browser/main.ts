// npm run bench:pages: measures the shop on a cheap phone that Lighthouse simulates. Figures are medians of five runs.
//   npm run bench:pages -- --runs 3 --languages en
//   npm run bench:pages -- --openings: only openings, from the press to the verdict, and a history on a new device
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { chromiumExecutable } from "../../../tools/chromium.ts";
import { findFreePort } from "../../../apps/server/test/shop/free-port.ts";
import { openPlace } from "../place.ts";
import { auditPage, gzipBytes } from "./audit-page.ts";
import { bytesByKind } from "./bytes-by-kind.ts";
import { historyOnNewDevice } from "./history.ts";
import { readPageScripts } from "./page-scripts.ts";
import { pressToVerdict } from "./press-to-verdict.ts";
import { reelFrames } from "./reel-frames.ts";
import { measureStart } from "./server-start.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    languages: { type: "string", default: "en,ar" },
    openings: { type: "boolean", default: false },
    records: { type: "string", default: "5000" },
  },
});
const say = (line: string) => process.stderr.write(`· ${line}\n`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const place = await openPlace(say);
const port = await findFreePort();
const { args, ...executable } = await chromiumExecutable(say);
const browser = await chromium.launch({ ...executable, args: [...args, `--remote-debugging-port=${port}`] });

async function firstOf(list: string): Promise<string> {
  const found = (await (await fetch(`${place.url}${list}?pageSize=1`)).json()) as { items: { id: string }[] };
  return found.items[0]?.id ?? "";
}

async function printPage(title: string, path: string): Promise<void> {
  const audit = await auditPage(place.url + path, port, Number(values.runs));
  const bytes = Object.entries(await bytesByKind(browser, place.url + path));
  console.log(`\n${title} (promised: performance at least 98, the others 100)`);
  const { performance, accessibility, bestPractices, seo } = audit;
  console.log(
    `  performance ${performance}, accessibility ${accessibility}, best practices ${bestPractices}, SEO ${seo}`,
  );
  console.log(`  first paint ${seconds(audit.fcpMs)}, largest paint ${seconds(audit.lcpMs)} (promised: at most 1.5 s)`);
  console.log(
    `  layout shift ${audit.cls.toFixed(3)} (at most 0.02), blocked for ${audit.tbtMs.toFixed(0)} ms (at most 100)`,
  );
  console.log(
    `  ${bytes.map(([kind, size]) => `${kind} ${kilobytes(size)}`).join(", ")} (promised: js at most 160 kB)`,
  );
}

async function printPages(box: string): Promise<void> {
  const item = `/shop/items/${await firstOf("/api/items")}`;
  for (const language of values.languages.split(",")) {
    for (const [title, path] of Object.entries({ Shop: "/", Box: box, Item: item })) {
      await printPage(`${title}, ${language}`, `${path}?lang=${language}`);
    }
  }
  const { frames, long, longestMs } = await reelFrames(browser, place.url + box);
  console.log(`\nThe reel on a processor 4 times as slow (promised: no frame over 20 ms)`);
  console.log(`  ${frames} frames, ${long} over 20 ms, the longest ${longestMs.toFixed(1)} ms`);
}

/** The scripts of each page before any press, and the SDKs that a press on a sign-in page adds. */
async function printScripts(): Promise<void> {
  const { texts, pages } = await readPageScripts();
  const sizes = new Map([...texts].map(([name, text]) => [name, gzipBytes(Buffer.from(text))]));
  console.log("\nScripts of each page, after gzip");
  for (const [page, files] of pages) {
    const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    console.log(`  ${page}: ${kilobytes(bytes)}`);
  }
  for (const method of ["supabase", "firebase", "amplify", "auth0"]) {
    const sdk = new RegExp(`^${method}-[\\w-]{8}\\.js$`);
    const [file = "", bytes = 0] = [...sizes].find(([name]) => sdk.test(name)) ?? [];
    console.log(`  ${file}, when somebody signs in: ${kilobytes(bytes)}`);
  }
}

async function printOpenings(box: string): Promise<void> {
  const { oneCallMs, twoCallsMs } = await pressToVerdict(browser, place, box, 2 * Number(values.runs) + 1);
  console.log(`\nFrom the press to the verdict, without the reel (promised: one call, at most 150 ms)`);
  console.log(`  one call ${oneCallMs.toFixed(0)} ms, two calls ${twoCallsMs.toFixed(0)} ms`);
  const records = Number(values.records);
  const took = await historyOnNewDevice(browser, place, records);
  console.log(`\nA history of ${records} records on a new device: fetched, verified and kept in ${seconds(took)}`);
}

try {
  const box = `/lootboxes/${await firstOf("/api/lootboxes")}`;
  if (!values.openings) {
    await printPages(box);
    await printScripts();
  }
  await printOpenings(box);
} finally {
  await browser.close();
  await place.close();
}
if (!values.openings) {
  const { firstPageMs, idleMb } = await measureStart();
  console.log(`\nA warm start (promised: a page within 3 s, below 150 MB)`);
  console.log(`  first page after ${seconds(firstPageMs)}, idle at ${idleMb.toFixed(0)} MB`);
}
