import { type Cents, cents } from "@trove/money";
import { fitToPayout } from "@trove/lootboxes";
import { TICKETS_TOTAL } from "@trove/contract";

export type PricedItem = { itemId: string; marketPriceCents: Cents };
export type ExampleBox = { name: string; slug: string; imageUrl: string; hue: number; price: Cents; drops: Drop[] };
type Drop = { itemId: string; tickets: number };

/** Items that the shop doesn't have yet, so that the boxes have something in them. */
export const EXAMPLE_ITEMS = [
  { name: "Example: enamel mug", price: 900, imageUrl: "/pictures/beer-mug.webp" },
  { name: "Example: notebook and pen", price: 1_500, imageUrl: "/pictures/ballpoint-pen.webp" },
  { name: "Example: bath sponge", price: 600, imageUrl: "/pictures/bath-sponge.webp" },
  { name: "Example: basketball", price: 3_900, imageUrl: "/pictures/basketball.webp" },
  { name: "Example: backpack", price: 7_900, imageUrl: "/pictures/backpack.webp" },
  { name: "Example: bicycle", price: 49_000, imageUrl: "/pictures/bicycle.webp" },
] as const;

/** The boxes, and which share of the items each holds: a range of places in their order by price. */
const EXAMPLES = [
  { name: "Example: small box", slug: "example-small-box", picture: "pencil-case", hue: 150, from: 0, to: 0.6 },
  { name: "Example: middle box", slug: "example-middle-box", picture: "toy-chest", hue: 230, from: 0.2, to: 0.8 },
  { name: "Example: large box", slug: "example-large-box", picture: "the-long-gallery", hue: 30, from: 0.4, to: 1 },
] as const;

/** The fewest items from which three boxes can be made. */
export const LEAST_ITEMS = 4;
const MOST_DROPS = 8;
/** The payout of example boxes, in hundredths of a percent. */
const PAYOUT = 6_500;

/** At most `most` of the items, at even distances, the first and last among them. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, place) => items.slice(Math.round(place * step))[0]).filter(
    (item) => item !== undefined,
  );
}

const evenTickets = (count: number) =>
  Array.from(
    { length: count },
    (_, place) => Math.floor(TICKETS_TOTAL / count) + Number(place < TICKETS_TOTAL % count),
  );

/** A price at which the cheapest and the dearest item lie on both sides of the average win, in steps of ten cents. */
function priceFor(items: readonly PricedItem[]): Cents {
  const prices = items.map(({ marketPriceCents }) => marketPriceCents);
  const middle = Math.sqrt(Math.min(...prices) * Math.max(...prices));
  const wanted = Math.round((middle * 10_000) / PAYOUT / 10) * 10;
  return cents(Math.min(5_000_000, Math.max(10, wanted)));
}

function dropsOf(price: Cents, items: readonly PricedItem[]): Drop[] {
  const drops = items.map(({ marketPriceCents }) => ({ marketPriceCents, tickets: 0, isLocked: false }));
  const fit = fitToPayout({ priceCents: price, payout: PAYOUT, drops });
  const tickets = "tickets" in fit ? fit.tickets : evenTickets(items.length);
  return items.map(({ itemId }, place) => ({ itemId, tickets: tickets[place] ?? 0 }));
}

/** Three boxes of these items, which pay out about 65 % of their price. Needs at least LEAST_ITEMS items. */
export function exampleBoxes(items: readonly PricedItem[]): ExampleBox[] {
  const sorted = items.toSorted((a, b) => a.marketPriceCents - b.marketPriceCents);
  return EXAMPLES.map(({ from, to, picture, ...own }) => {
    const share = sorted.slice(Math.floor(from * sorted.length), Math.ceil(to * sorted.length));
    const held = spread(share, MOST_DROPS);
    const price = priceFor(held);
    return { ...own, imageUrl: `/pictures/boxes/${picture}.svg`, price, drops: dropsOf(price, held) };
  });
}
