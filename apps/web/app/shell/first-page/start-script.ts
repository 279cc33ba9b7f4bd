import type { EntryContext } from "react-router";

/** The id of the element with the page's {@link Start}. */
export const START = "start";

/** The data of {@link startScript}, which differ from page to page. */
export type Start = {
  /** The addresses of the import map and of the list of routes. */
  map: string;
  manifest: string;
  entry: string;
  /** The modules of the page's routes, by id. */
  routes: [id: string, module: string][];
  /** All other modules that the page loads first. */
  imports: string[];
  /** For React Router's browser code: its settings as JSON, and the loaders' data. */
  context: string;
  loaded: string;
};

declare global {
  interface Window {
    /** The list of all routes, which React Router reads. Set by the script that `manifest` names. */
    __reactRouterManifest?: EntryContext["manifest"];
  }
}

/**
 * Opens the stream from which React Router reads the loaders' data, as its <Scripts> does. Loads the app after the
 * first paint with pictures, or after a second if there is none, as in a background tab.
 * - Earlier, the modules would compete with pictures for bandwidth. Waits for the browser's paint entry, because an
 *   animation frame begins before its paint.
 * - The import map comes first, because it has the integrity of all modules. Browsers refuse it if the page's policy
 *   does not have its hash.
 * - The same text is in every page, so that the record of the code can name its hash.
 */
export const startScript = `(function () {
  var start = JSON.parse(document.getElementById("${START}").textContent);
  var context = window.__reactRouterContext = JSON.parse(start.context);
  context.stream = new ReadableStream({
    start: function (controller) {
      controller.enqueue(start.loaded);
      controller.close();
    }
  }).pipeThrough(new TextEncoderStream());
  var begun = false;
  function load() {
    if (begun) return;
    begun = true;
    fetch(start.map).then(function (response) { return response.text(); }).then(function (text) {
      document.head.append(Object.assign(document.createElement("script"), { type: "importmap", textContent: text }));
      loadModules();
    });
  }
  function loadModules() {
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
})()`;
