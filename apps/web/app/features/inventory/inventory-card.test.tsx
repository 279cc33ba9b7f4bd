import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { InventoryCard } from "./inventory-card.tsx";
import { won } from "./inventory-item.fixture.ts";

function card(signedName: string | undefined): string {
  const nothing = () => {};
  const acts = { onToggle: nothing, onSell: nothing, onFairness: nothing };
  const item = { item: won("a"), signedPrice: undefined, signedName, isSelected: false, eager: false };
  return renderToStaticMarkup(
    <MemoryRouter>
      <InventoryCard {...item} {...acts} />
    </MemoryRouter>,
  );
}

test("an item with another name than the signed odds table has shows the table's name beside its own", () => {
  expect(card("Silver pawn")).toContain("In the odds table: <bdi>Silver pawn</bdi>");
  expect(card("Item a")).not.toContain("In the odds table:");
  expect(card(undefined)).not.toContain("In the odds table:");
});
