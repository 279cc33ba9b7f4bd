import { use } from "react";
import { addressIn, addressesByLanguage } from "@trove/contract/languages";
import { useLocation } from "react-router";
import { pageLanguage } from "../../locales/page-language.ts";
import { mainPath } from "./main-path.ts";
import { SharedHead } from "./shared-head.tsx";
import { OriginContext } from "./site.ts";

/** Metadata for search engines and for apps that preview links, in addition to title and description. */
export type Found = {
  /** The path of a picture of 1200 × 630 pixels. */
  picture?: string;
  /** Returns schema.org objects about the page. Takes the shop's origin. */
  facts?: (origin: string) => readonly object[];
};

type Props = { title: string; description: string; found?: Found | undefined; unlisted: boolean };

/**
 * The head of a page that search engines may list; if `unlisted`, only apps may show it. The metadata for apps is only
 * in the server's HTML.
 */
export function FoundHead({ title, description, found, unlisted }: Props) {
  const origin = use(OriginContext);
  const { pathname, search } = useLocation();
  const address = origin + mainPath(pathname, search);
  const own = addressIn(pageLanguage(), address);
  if (unlisted) {
    return (
      <>
        <meta name="robots" content="noindex" />
        {import.meta.env.SSR && <SharedHead title={title} description={description} address={own} {...found} />}
      </>
    );
  }
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {addressesByLanguage(address).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {import.meta.env.SSR && <SharedHead title={title} description={description} address={own} {...found} />}
      {found !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? factsText(found.facts?.(origin)) : "" }}
        />
      )}
    </>
  );
}

/** JSON that can safely be written into a script element. */
const factsText = (facts: readonly object[] = []) =>
  JSON.stringify(facts.map((fact) => ({ "@context": "https://schema.org", ...fact }))).replaceAll("<", "\\u003c");
