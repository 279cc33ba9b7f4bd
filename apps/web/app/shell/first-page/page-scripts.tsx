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

/** The modules that a page loads first: those of its routes, and all modules that these import. */
type Start = { entry: string; routes: [id: string, module: string][]; imports: string[]; page: WrittenPage };

/**
 * Loads the app after the first paint with pictures, or after a second if there is none, as in a background tab.
 * Earlier, the modules would compete with pictures for bandwidth. Waits for the browser's paint entry, because an
 * animation frame begins before its paint.
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

/**
 * An error in the form that is sent to the browser. A response's status and data are sent; nothing is sent of
 * unexpected errors.
 */
const written = (error: unknown) => {
  if (!isRouteErrorResponse(error)) return {};
  const { status, statusText, data } = error;
  return { status, statusText, data, internal: false };
};

/** Replaces React Router's <Scripts>, with which the browser would load all modules before the first paint. */
function LateScripts() {
  const nonce = use(NonceContext);
  const framework = use(FrameworkContext);
  const { staticContext } = use(DataRouterContext) ?? {};
  if (framework === undefined || staticContext === undefined) return <KeptScripts />;
  const { matches, loaderData, errors } = staticContext;
  const ids = matches.map(({ route }) => route.id);
  // The offline page gets no scripts: browsers show it at the URLs of other pages, where the app could not hydrate it.
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

/** Renders the same script elements in the browser. Hydration keeps the content that the server wrote. */
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
