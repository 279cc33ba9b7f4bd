import { firstParagraph } from "@trove/contract/description";
import { breadcrumbs } from "../../../structured-data/breadcrumbs.ts";
import { product } from "../../../structured-data/product.ts";
import type { Found } from "../../../ui/page/found-head.tsx";
import type { Box } from "../opening/opening-phase.ts";

/** A box's data for search engines and shared links. The picture shows the price, so its URL changes with the price. */
export function boxFound({ id, name, description, price, status }: Box, allBoxes: string): Found {
  const path = `/lootboxes/${id}`;
  const picture = `/share/boxes/${id}.jpg?v=${price}`;
  return {
    picture,
    facts: (origin) => [
      product(origin, {
        id,
        name,
        description: firstParagraph(description),
        path,
        pictures: [picture],
        offer: { price, available: status === "Active" },
      }),
      breadcrumbs(origin, [
        { name: allBoxes, path: "/lootboxes" },
        { name, path },
      ]),
    ],
  };
}
