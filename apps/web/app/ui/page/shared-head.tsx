import { use } from "react";
import { languages } from "@trove/contract/languages";
import { pageLanguage } from "../../locales/page-language.ts";
import { BrandContext, OriginContext } from "./site.ts";

type Props = { title: string; description: string; address: string; picture?: string };

/** Metadata from which apps make a link's preview (ogp.me). Apps read only the HTML that the server rendered. */
export function SharedHead({ title, description, address, picture = "/share/shop.jpg" }: Props) {
  const brand = use(BrandContext);
  const origin = use(OriginContext);
  const { tag, countryCode } = languages[pageLanguage()];
  return (
    <>
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={`${tag.slice(0, 2)}_${countryCode}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
