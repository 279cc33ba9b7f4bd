import type { Browser } from "playwright-core";
import { gzipBytes } from "./audit-page.ts";

export type BytesByKind = Record<"html" | "js" | "css" | "font" | "picture", number>;

const kinds: readonly (readonly [RegExp, keyof BytesByKind])[] = [
  [/html/, "html"],
  [/javascript/, "js"],
  [/css/, "css"],
  [/font/, "font"],
  [/image/, "picture"],
];

/**
 * Counts the bytes that a phone loads with a page before any interaction: texts after gzip, fonts and pictures as sent.
 */
export async function bytesByKind(browser: Browser, url: string): Promise<BytesByKind> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true });
  const total: BytesByKind = { html: 0, js: 0, css: 0, font: 0, picture: 0 };
  const counted: Promise<void>[] = [];
  page.on("response", (response) => {
    const count = async () => {
      const type = response.headers()["content-type"] ?? "";
      const kind = kinds.find(([pattern]) => pattern.test(type))?.[1];
      if (kind === undefined || !response.ok()) return;
      const bytes = await response.body();
      total[kind] += kind === "font" || kind === "picture" ? bytes.length : gzipBytes(bytes);
    };
    counted.push(count().catch(() => {}));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await Promise.all(counted);
  await page.close();
  return total;
}
