import { use } from "react";
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { NonceContext } from "./nonce.ts";
import { SheetsContext } from "./sheets.ts";

/** The texts of the style sheets in the page that the server rendered, by address. */
const inPage = new Map(
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")].map((style) => [
        style.dataset["sheet"] ?? "",
        style.textContent,
      ]),
);
const findInPage = (address: string) => inPage.get(address);

/**
 * The style sheets of the routes on screen. The server writes them into the page, so that the first paint needs no
 * further request. Sheets of later pages are linked.
 */
function BuiltStyles() {
  const nonce = use(NonceContext);
  const find = use(SheetsContext) ?? findInPage;
  const { routes = {} } = use(FrameworkContext)?.manifest ?? {};
  const addresses = useMatches().flatMap(({ id }) => routes[id]?.css ?? []);
  const distinct = [...new Set(addresses.map((address) => address.replace(/#.*/, "")))];
  return distinct.map((address) => {
    const text = find(address);
    if (text === undefined) return <link key={address} rel="stylesheet" href={address} />;
    return (
      <style
        key={address}
        data-sheet={address}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: text }}
      />
    );
  });
}

/** In development Vite serves the styles, and changes them in place. */
export const PageStyles = import.meta.env.DEV ? Links : BuiltStyles;
