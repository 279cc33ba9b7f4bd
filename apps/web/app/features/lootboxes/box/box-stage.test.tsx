import { cents } from "@trove/money";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Drop, Outcome, Phase } from "../opening/opening-phase.ts";
import { BoxStage } from "./box-stage.tsx";

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

const drops = [drop("gem", 90_000, "Legendary", 0, 999), drop("sock", 100, "Common", 1000, 999_999)];
const box = { name: "Night", hue: 290, imageUrl: "/pictures/boxes/night.svg", drops };

function stage(phase: Phase, imageUrl = box.imageUrl): string {
  const choice = { quantity: 1, quick: false };
  const shown = { ...box, imageUrl };
  return renderToStaticMarkup(<BoxStage box={shown} choice={choice} canSkip phase={phase} onStopped={() => {}} />);
}

function spinning({ item, probability, ticketFrom }: Drop): Phase {
  const win = { id: item.id, item, probability, ticket: ticketFrom };
  const outcome: Outcome = { source: "opened", boxId: "b", boxName: "Night", price: cents(500), wins: [win] };
  return { name: "spinning", outcome };
}

it("the stage around the strips is the same, byte by byte, whatever was won", () => {
  const [gem, sock] = drops.map((won) => stage(spinning(won)));
  expect(gem).toBe(sock);
  expect(gem).toContain("data-pressed");
});

it("a box rests closed, with its best items around it, and no layer of it shows an item", () => {
  const resting = stage({ name: "idle" });
  expect(resting).not.toContain("data-pressed");
  expect([...resting.matchAll(/data-layer="(\w+)" src="([^"]+)"/g)].map(([, layer, src]) => [layer, src])).toEqual(
    ["leaves", "back", "walls", "front", "lid", "seam"].map((layer) => [layer, `${box.imageUrl}?layers#${layer}`]),
  );
  expect([...resting.matchAll(/alt="(\w+)"/g)].map(([, name]) => name)).toEqual(["gem", "sock"]);
});

it("an uploaded picture of a box, which has no layers, stays whole", () => {
  const picture = `/media/${"0".repeat(64)}-512.webp`;
  const resting = stage({ name: "idle" }, picture);
  expect(resting.split(`src="${picture}"`)).toHaveLength(2);
  expect(resting).not.toContain("#");
});
