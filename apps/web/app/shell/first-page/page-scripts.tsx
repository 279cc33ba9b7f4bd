import { use } from "react";
import { type EntryContext, Scripts } from "react-router";
import builtTexts from "virtual:built-texts";
import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import { pageLanguage } from "../../locales/page-language.ts";
import { NonceContext } from "./nonce.ts";
import { WrittenPageContext } from "./written-page.ts";

declare global {
  interface Window {
    /** The list of all routes, which React Router reads. Set by the script that `manifest.url` names. */
    __reactRouterManifest?: EntryContext["manifest"];
  }
}

/** The modules that a page loads first: those of its routes, and all modules that these import. */
type Start = { manifest: string; entry: string; routes: [id: string, module: string][]; imports: string[] };

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
    Promise.all(routes.concat(import(start.manifest))).then(function (modules) {
      window.__reactRouterRouteModules = Object.fromEntries(start.routes.map(function (route, place) {
        return [route[0], modules[place]];
      }));
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
 * Opens the stream from which React Router reads the loaders' data, in the same way as its <Scripts>. `ServerRouter`
 * writes the data at the end of the page.
 */
const openStream = (handoff: string) => `(function (context) {
  window.__reactRouterContext = context;
  context.stream = new ReadableStream({
    start: function (controller) { context.streamController = controller; }
  }).pipeThrough(new TextEncoderStream());
})(${handoff})`;

/** Replaces React Router's <Scripts>, with which the browser would load all modules before the first paint. */
function LateScripts() {
  const nonce = use(NonceContext);
  const written = use(WrittenPageContext);
  if (written === undefined) return null;
  const { manifest, serverHandoffString = "{}", staticHandlerContext } = written;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  // The offline page gets no scripts: browsers show it at the URLs of other pages, where the app could not hydrate it.
  if (ids.includes("offline")) return null;

  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [...manifest.entry.imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])];
  const folder = builtTexts.folders[pageLanguage()] ?? builtTexts.folders[DEFAULT_LANGUAGE] ?? "";
  const texts = scripts.flatMap((script) => builtTexts.imports[script] ?? []).map((name) => folder + name);
  const modules = new Set(routes.map(({ module }) => module));
  const start: Start = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    imports: [...new Set([...scripts, ...texts])].filter((path) => !modules.has(path)),
  };
  return (
    <>
      <script
        type="importmap"
        nonce={nonce}
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ imports: { "texts/": folder } }) }}
      />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: openStream(serverHandoffString) }} />
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
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}

const BuiltScripts = import.meta.env.SSR ? LateScripts : KeptScripts;
export const PageScripts = import.meta.env.DEV ? Scripts : BuiltScripts;
