import { cents } from "@trove/money";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Drop, Turns, Win } from "../opening/opening-phase.ts";
import CardHand from "./card-hand.tsx";

const drop = (id: string, worth: number, tier: "Common" | "Legendary", ticketFrom: number, ticketTo: number): Drop => ({
  id,
  itemId: id,
  item: { id, name: id, imageUrl: `/${id}.svg`, marketPrice: cents(worth), tier },
  translatedName: null,
  probability: (ticketTo - ticketFrom + 1) / 1_000_000,
  tickets: ticketTo - ticketFrom + 1,
  ticketFrom,
  ticketTo,
});

const gem = drop("gem", 90_000, "Legendary", 0, 999);
const sock = drop("sock", 100, "Common", 1000, 999_999);

function hand(won: readonly Drop[], turns?: Turns): string {
  const wins = won.map(({ item, probability, ticketFrom }, place): Win => {
    return { id: `${item.id} ${place}`, item, probability, ticket: ticketFrom };
  });
  const show = { drops: [gem, sock], wins, turns, quick: false, canSkip: true, verdict: "Verified" } as const;
  return renderToStaticMarkup(<CardHand {...show} onStopped={() => {}} onTurn={() => {}} />);
}

const lying = (markup: string) => [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
const shown = (markup: string) => [...markup.matchAll(/<bdi>(\w+)<\/bdi>/g)].map(([, name]) => name);

it("cards that lie face down are the same, byte by byte, whatever was won", () => {
  for (const turns of [undefined, []]) {
    const [one, other] = [hand([gem, sock, sock], turns), hand([sock, sock, gem], turns)];
    expect(one).toBe(other);
    expect(lying(one)).toEqual(["Card 1 of 3, face down", "Card 2 of 3, face down", "Card 3 of 3, face down"]);
    expect(shown(one)).toEqual([]);
  }
});

it("a turned card changes nothing on those that still lie face down", () => {
  const rest = (markup: string) => markup.slice(markup.indexOf('<button type="button"'));
  expect(rest(hand([sock, gem, sock], [[0]]))).toBe(rest(hand([sock, sock, gem], [[0]])));
  expect(shown(hand([sock, gem, sock], [[0]]))).toEqual(["sock"]);
});

it("cards lie in the order of the draw, in whichever order they are turned", () => {
  const wins = [sock, gem, sock];
  for (const turns of [[[0, 1, 2]], [[2], [1], [0]], [[1], [0, 2]]])
    expect(shown(hand(wins, turns))).toEqual(["sock", "gem", "sock"]);
});

it("the pictures of all drops are loaded before the cards rise, in the order of the table", () => {
  const pictures = [...hand([sock, sock]).matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toEqual(["/gem.svg", "/sock.svg"]);
});
