import { createHash } from "node:crypto";

const FIRST_DELIVERY = Date.UTC(2026, 1, 2);
const DAY_MS = 86_400_000;

function digest(kind: string, slug: string): string {
  return createHash("sha256").update(`${kind}:${slug}`).digest("hex");
}

/** Makes lowercase words joined by hyphens. Drops accents and apostrophes. */
export function toSlug(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/**
 * Returns the time on a day (YYYY-MM-DD) at which an entry joined the catalogue. It depends only on the day and the
 * slug.
 */
export function momentOn(day: string, slug: string): string {
  const minute = Number.parseInt(digest("minute", slug).slice(0, 8), 16) % (9 * 60);
  return new Date(Date.parse(`${day}T08:00:00.000Z`) + minute * 60_000).toISOString();
}

/**
 * Returns the day on which an item of the opening stock was added: one of the 120 days before the first box was
 * created. The day depends only on the slug, so adding an item never changes the days of other items.
 */
export function openingStockDay(slug: string): string {
  const daysLater = Number.parseInt(digest("day", slug).slice(0, 8), 16) % 120;
  return new Date(FIRST_DELIVERY + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Makes a version 7 UUID. Its time is `atUtc`, and its other bits are derived from kind and slug, so it is the same on
 * every machine.
 */
export function fixedId(kind: string, slug: string, atUtc: string): string {
  const time = Date.parse(atUtc).toString(16).padStart(12, "0");
  const bits = digest(kind, slug);
  const variant = (8 + (Number.parseInt(bits.charAt(3), 16) % 4)).toString(16);
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${bits.slice(0, 3)}`,
    `${variant}${bits.slice(4, 7)}`,
    bits.slice(7, 19),
  ].join("-");
}
