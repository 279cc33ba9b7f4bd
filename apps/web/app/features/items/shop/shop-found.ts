import type { Found } from "../../../ui/page/found-head.tsx";

/** Structured data about the shop as a whole, for its first page. */
export function shopFound(brand: string): Found {
  return {
    facts: (origin) => [
      { "@type": "Organization", name: brand, url: `${origin}/`, logo: `${origin}/icon-512.png` },
      {
        "@type": "WebSite",
        name: brand,
        url: `${origin}/`,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${origin}/shop?search={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
