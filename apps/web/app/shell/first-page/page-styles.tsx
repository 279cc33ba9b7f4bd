import { Fragment, use } from "react";
import { Links, useMatches } from "react-router";
import { integrityOf } from "./checked.ts";
import { NonceContext } from "./nonce.ts";
import { SheetsContext } from "./sheets.ts";
import { WrittenPageContext } from "./written-page.ts";

/** The style sheets that the server wrote into this page: their texts by URL. */
const inPage = new Map(
  typeof document === "undefined"
    ? []
    : [...document.querySelectorAll<HTMLStyleElement>("style[data-sheet]")].map((style) => [
        style.dataset["sheet"] ?? "",
        style.textContent,
      ]),
);
const findInPage = (address: string) => inPage.get(address);

/** The URLs of all style sheets that this page has had since it was loaded, in the order in which they were added. */
const arrived = new Set(inPage.keys());

/**
 * In the browser, keeps all style sheets that were ever added. A part that was loaded on an earlier page may share a
 * sheet of that page, and would not load the sheet again.
 */
function keepSheets(addresses: readonly string[]): readonly string[] {
  if (typeof document === "undefined") return [...new Set(addresses)];
  for (const address of addresses) arrived.add(address);
  return [...arrived];
}

/** The routes and their files, as the server knows them or as the browser has loaded them. */
function useManifest() {
  const written = use(WrittenPageContext);
  if (import.meta.env.SSR) return written?.entry.manifest;
  const { __reactRouterManifest: listed } = window;
  return listed;
}

/** Passed by spread, because React's types lack this attribute. */
const notLoaded = { disabled: true };

/**
 * The style sheets of the routes on screen. The server writes them into the page, which saves the first paint a
 * request; later sheets are linked. A written sheet also gets a disabled link, which loads nothing: Vite looks for this
 * link to know that the sheet is there.
 */
function BuiltStyles() {
  const nonce = use(NonceContext);
  const find = use(SheetsContext) ?? findInPage;
  const { routes = {} } = useManifest() ?? {};
  const addresses = useMatches().flatMap(({ id }) => routes[id]?.css ?? []);
  return keepSheets(addresses.map((address) => address.replace(/#.*/, ""))).map((address) => {
    const text = find(address);
    if (text === undefined)
      return <link key={address} rel="stylesheet" href={address} integrity={integrityOf(address)} />;
    return (
      <Fragment key={address}>
        <link rel="stylesheet" href={address} {...notLoaded} />
        <style data-sheet={address} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      </Fragment>
    );
  });
}

/** In development, Vite serves the style sheets and replaces them when they change. */
export const PageStyles = import.meta.env.DEV ? Links : BuiltStyles;
