import { use } from "react";
import { Scripts } from "react-router";
import builtTexts from "virtual:built-texts";
import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import { pageLanguage } from "../../locales/page-language.ts";
import { NonceContext } from "./nonce.ts";
import { START, type Start, startScript } from "./start-script.ts";
import { WrittenPageContext } from "./written-page.ts";

/**
 * Replaces React Router's <Scripts>, with which the browser would load all modules before the first paint. The
 * scripts are the same in every page, because all that differs is data.
 */
function LateScripts() {
  const nonce = use(NonceContext);
  const written = use(WrittenPageContext);
  if (written?.code === undefined) return null;
  const { entry, loaded, code } = written;
  const { manifest, serverHandoffString: context = "{}", staticHandlerContext } = entry;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  // The offline page gets no scripts: browsers show it at the URLs of other pages, where the app could not hydrate it.
  if (ids.includes("offline")) return null;

  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const scripts = [...manifest.entry.imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])];
  const folder = builtTexts.folders[pageLanguage()] ?? builtTexts.folders[DEFAULT_LANGUAGE] ?? "";
  const texts = scripts.flatMap((script) => builtTexts.imports[script] ?? []).map((name) => folder + name);
  const modules = new Set(routes.map(({ module }) => module));
  const start: Start = {
    map: code.importMap,
    manifest: code.routeList,
    entry: manifest.entry.module,
    routes: routes.map(({ id, module }) => [id, module]),
    imports: [...new Set([...scripts, ...texts])].filter((path) => !modules.has(path)),
    context,
    loaded,
  };
  const data = JSON.stringify(start).replaceAll("<", "\\u003c");
  return (
    <>
      <script type="application/json" id={START} dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript }} />
    </>
  );
}

/** Renders the same script elements in the browser. Hydration keeps the content that the server wrote. */
function KeptScripts() {
  return (
    <>
      <script type="application/json" id={START} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}

const BuiltScripts = import.meta.env.SSR ? LateScripts : KeptScripts;
export const PageScripts = import.meta.env.DEV ? Scripts : BuiltScripts;
