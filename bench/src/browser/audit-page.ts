import { gzipSync } from "node:zlib";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Lighthouse's report of one page on its default simulated phone. Times are in milliseconds, scores up to 100. */
export type PageAudit = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

type Audited = {
  lhr: {
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, { score: number | null }>;
  };
};

/** Lighthouse, which only `npm run bench:pages` installs, in bench/lighthouse/. */
async function loadLighthouse() {
  const { resolve } = createRequire(new URL("../../lighthouse/package.json", import.meta.url));
  const loaded: { default: (url: string, flags: object) => Promise<Audited | undefined> } = await import(
    pathToFileURL(resolve("lighthouse")).href
  );
  return loaded.default;
}

async function auditOnce(url: string, port: number): Promise<PageAudit> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const valueOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcpMs: valueOf("first-contentful-paint"),
    lcpMs: valueOf("largest-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
    tbtMs: valueOf("total-blocking-time"),
  };
}

/** Audits the page this many times and returns the median of each figure. */
export async function auditPage(url: string, port: number, runs: number): Promise<PageAudit> {
  const audits: PageAudit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(url, port));
  const of = (name: keyof PageAudit) => median(audits.map((audit) => audit[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    fcpMs: of("fcpMs"),
    lcpMs: of("lcpMs"),
    cls: of("cls"),
    tbtMs: of("tbtMs"),
  };
}

/** The size after gzip -9, however the server compresses the bytes. */
export const gzipBytes = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;
