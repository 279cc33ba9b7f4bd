import { cents } from "@trove/money";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DropCard } from "./drop-card.tsx";

test("the bar of a drop is as long as its chance, whatever else the box holds", () => {
  const item = {
    id: "a",
    name: "Star",
    imageUrl: "/star.svg",
    marketPrice: cents(940),
    tier: "Common",
  } as const;
  const drop = {
    id: "d",
    itemId: "a",
    item,
    translatedName: null,
    probability: 0.26,
    tickets: 260_000,
    ticketFrom: 0,
    ticketTo: 259_999,
  };
  const page = renderToStaticMarkup(<DropCard drop={drop} ranges={false} onView={() => {}} />);
  expect(page).toContain("26%");
  expect(page).toContain("--share:0.26");
});
