import { addressIn } from "@trove/contract/languages";
import { MAX_STARS } from "@trove/contract/reviews";
import { type Cents, formatDecimal } from "@trove/money";
import { pageLanguage } from "../locales/page-language.ts";

type Product = {
  id: string;
  name: string;
  description: string;
  path: string;
  pictures: readonly string[];
  brand?: string;
  category?: string;
  /** Of the reviews that count; missing if there is none. */
  rating?: { average: number; count: number };
  /** Undefined for an item that can only be won, because it can't be bought at any price. */
  offer: { price: Cents; available: boolean; /** The end of a reduction. */ until?: string | undefined } | undefined;
};

/** An item or box that the shop sells, as a schema.org Product. */
export function product(origin: string, sold: Product) {
  const { id, name, description, path, pictures, brand, category, rating, offer } = sold;
  const url = addressIn(pageLanguage(), origin + path);
  return {
    "@type": "Product",
    sku: id,
    name,
    description,
    url,
    image: pictures.map((picture) => new URL(picture, origin).href),
    ...(brand && { brand: { "@type": "Brand", name: brand } }),
    ...(category && { category }),
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: MAX_STARS,
        worstRating: 1,
      },
    }),
    ...(offer && {
      offers: {
        "@type": "Offer",
        url,
        price: formatDecimal(offer.price),
        priceCurrency: "EUR",
        ...(offer.until !== undefined && { priceValidUntil: offer.until }),
        itemCondition: "https://schema.org/NewCondition",
        availability: `https://schema.org/${offer.available ? "InStock" : "OutOfStock"}`,
      },
    }),
  };
}
