import { use } from "react";
import {
  Scripts,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
} from "react-router";
import builtTexts from "virtual:built-texts";
import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import { pageLanguage } from "../../locales/page-language.ts";
import type { WrittenPage } from "../router/first-page.ts";
import { NonceContext } from "./nonce.ts";

/** The modules that a page loads first: those of its routes, and all that these import. */
type Start = { entry: string; routes: [id: string, module: string][]; imports: string[]; page: WrittenPage };

/**
 * Loads the app once the browser has painted the page with its first pictures, or after a second if it doesn't, as in a
 * background tab. Loaded earlier, the modules would compete with the page and its pictures for bandwidth. A frame that
 * was begun is not painted yet: only the browser's own entry says so.
 */
const loadLater = (start: Start) => `(function (start) {
  var begun = false;
  function load() {
    if (begun) return;
    begun = true;
    start.imports.forEach(function (href) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: href }));
    });
    var routes = start.routes.map(function (route) { return import(route[1]); });
    Promise.all(routes).then(function (modules) {
      window.firstPage = Object.assign(start.page, {
        modules: Object.fromEntries(start.routes.map(function (route, place) { return [route[0], modules[place]]; })),
      });
      return import(start.entry);
    });
  }
  function whenPainted() {
    new PerformanceObserver(function (entries, observer) {
      observer.disconnect();
      setTimeout(load);
    }).observe({ type: "paint", buffered: true });
  }
  requestAnimationFrame(function () {
    var pictures = Array.from(document.querySelectorAll("img[fetchpriority=high]"));
    Promise.allSettled(pictures.map(function (picture) { return picture.decode(); })).then(whenPainted);
  });
  setTimeout(load, 1000);
})(${JSON.stringify(start).replaceAll("<", "\\u003c")})`;

/** An error as the browser may know it: all of a response's, nothing of a failure's. */
const written = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
};

/** Replaces React Router's <Scripts>, which makes the browser load every module before the first paint. */
function LateScripts() {
  const nonce = use(NonceContext);
  const framework = use(FrameworkContext);
  const { staticContext } = use(DataRouterContext) ?? {};
  if (framework === undefined || staticContext === undefined) return <KeptScripts />;
  const { matches, loaderData, errors } = staticContext;
  const ids = matches.map(({ route }) => route.id);
  // Browsers show the offline page at other pages' addresses, where the app could not take it over.
  if (ids.includes("offline")) return null;

  const { manifest } = framework;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [...manifest.entry.imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])];
  const folder = builtTexts.folders[pageLanguage()] ?? builtTexts.folders[DEFAULT_LANGUAGE] ?? "";
  const texts = scripts.flatMap((script) => builtTexts.imports[script] ?? []).map((name) => folder + name);
  const modules = new Set(routes.map(({ module }) => module));
  const start: Start = {
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    imports: [...new Set([...scripts, ...texts])].filter((path) => !modules.has(path)),
    page: {
      matches: matches.map(({ route: { id }, pathname, pathnameBase, params }) => ({
        id,
        pathname,
        pathnameBase,
        params,
      })),
      loaderData: Object.fromEntries(ids.map((id) => [id, loaderData[id] ?? null])),
      errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, written(error)])),
      manifest: { ...manifest, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
    },
  };
  return (
    <>
      <script
        type="importmap"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ imports: { "texts/": folder } }) }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: loadLater(start) }} />
    </>
  );
}

/** The same scripts in the browser, which keeps those that the server wrote. */
function KeptScripts() {
  return (
    <>
      <script type="importmap" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}

const BuiltScripts = import.meta.env.SSR ? LateScripts : KeptScripts;
export const PageScripts = import.meta.env.DEV ? Scripts : BuiltScripts;
