import { firstParagraph } from "@trove/contract/description";
import type { CallResult } from "../../../api/request.ts";
import { breadcrumbs } from "../../../structured-data/breadcrumbs.ts";
import { priceNow } from "../../../shell/price-now.ts";
import { product } from "../../../structured-data/product.ts";
import type { Found } from "../../../ui/page/found-head.tsx";

type Item = Omit<CallResult<"getItem">, "relatedLootBoxes">;

/**
 * An item's data for search engines and shared links. The picture shows the price, so its URL changes with the price.
 */
export function itemFound(item: Item, shop: string): Found {
  const path = `/shop/items/${item.id}`;
  const { id, name, description, brand, category, reduction } = item;
  const price = priceNow(item);
  return {
    picture: `/share/items/${id}.jpg?v=${price}`,
    facts: (origin) => [
      product(origin, {
        id,
        name,
        description: firstParagraph(description),
        brand,
        path,
        category: category.name,
        pictures: [item.imageUrl, ...item.galleryUrls],
        ...(item.rating && { rating: item.rating }),
        offer: item.isSellable ? { price, until: reduction?.untilUtc, available: item.stock !== 0 } : undefined,
      }),
      breadcrumbs(origin, [
        { name: shop, path: "/" },
        { name: category.name, path: `/shop?categoryId=${category.id}` },
        { name, path },
      ]),
    ],
  };
}
