import { createHash } from "node:crypto";

const FIRST_DELIVERY = Date.UTC(2026, 1, 2);
const DAY_MS = 86_400_000;

function digest(kind: string, slug: string): string {
  return createHash("sha256").update(`${kind}:${slug}`).digest("hex");
}

/** Lowercase words joined by hyphens; accents and apostrophes are dropped. */
export function toSlug(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** The moment on a day (YYYY-MM-DD) at which an entry joined the catalogue. It depends only on day and slug. */
export function momentOn(day: string, slug: string): string {
  const minute = Number.parseInt(digest("minute", slug).slice(0, 8), 16) % (9 * 60);
  return new Date(Date.parse(`${day}T08:00:00.000Z`) + minute * 60_000).toISOString();
}

/**
 * The day on which an item of the opening stock was added: one of the 120 days before the first box was created. It
 * depends only on the slug, so adding an item never changes the day of another one.
 */
export function openingStockDay(slug: string): string {
  const daysLater = Number.parseInt(digest("day", slug).slice(0, 8), 16) % 120;
  return new Date(FIRST_DELIVERY + daysLater * DAY_MS).toISOString().slice(0, 10);
}

/**
 * A version 7 UUID: its time is `atUtc`, the rest is derived from kind and slug, so it is the same on every machine.
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
