import { Fragment, use } from "react";
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

/** The sheets that this browser's page has had, in the order of their arrival. */
const arrived = new Set(inPage.keys());

/**
 * In the browser, a sheet stays once it is there: parts that were loaded later may need a sheet of the page that loaded
 * them, and are not loaded again on the next.
 */
function keepSheets(addresses: readonly string[]): readonly string[] {
  if (typeof document === "undefined") return [...new Set(addresses)];
  for (const address of addresses) arrived.add(address);
  return [...arrived];
}

/** Spread, because React's types lack the attribute. */
const notLoaded = { disabled: true };

/**
 * The style sheets of the routes on screen. The server writes them into the page, so that the first paint needs no
 * further request. Sheets of later pages are linked. The disabled link beside a written sheet loads nothing: Vite looks
 * for it before it loads the sheets of a part that comes later.
 */
function BuiltStyles() {
  const nonce = use(NonceContext);
  const find = use(SheetsContext) ?? findInPage;
  const { routes = {} } = use(FrameworkContext)?.manifest ?? {};
  const addresses = useMatches().flatMap(({ id }) => routes[id]?.css ?? []);
  return keepSheets(addresses.map((address) => address.replace(/#.*/, ""))).map((address) => {
    const text = find(address);
    if (text === undefined) return <link key={address} rel="stylesheet" href={address} />;
    return (
      <Fragment key={address}>
        <link rel="stylesheet" href={address} {...notLoaded} />
        <style data-sheet={address} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      </Fragment>
    );
  });
}

/** In development Vite serves the styles, and changes them in place. */
export const PageStyles = import.meta.env.DEV ? Links : BuiltStyles;
