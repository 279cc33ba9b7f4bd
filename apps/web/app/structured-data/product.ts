import { addressIn } from "@trove/contract/languages";
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
  /** Undefined for what can only be won: it has no price at which somebody gets it. */
  offer: { price: Cents; available: boolean } | undefined;
};

/** Something that the shop sells (schema.org). */
export function product(origin: string, { id, name, description, path, pictures, brand, category, offer }: Product) {
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
    ...(offer && {
      offers: {
        "@type": "Offer",
        url,
        price: formatDecimal(offer.price),
        priceCurrency: "EUR",
        itemCondition: "https://schema.org/NewCondition",
        availability: `https://schema.org/${offer.available ? "InStock" : "OutOfStock"}`,
      },
    }),
  };
}
