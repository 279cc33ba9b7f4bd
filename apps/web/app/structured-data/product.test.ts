import { expect, it } from "vitest";
import { product } from "./product.ts";

const pot = { id: "1", name: "Pot", description: "Pours.", path: "/shop/items/1", pictures: [], offer: undefined };

it("an item has a rating for search engines only if a review counts", () => {
  expect(product("https://shop.example", pot)).not.toHaveProperty("aggregateRating");
  expect(product("https://shop.example", { ...pot, rating: { average: 4.5, count: 2 } })).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
  });
});
