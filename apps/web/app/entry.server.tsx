import { AsyncLocalStorage } from "node:async_hooks";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import builtTexts from "virtual:built-texts";
import { createReadableStreamFromReadable } from "@react-router/node";
import {
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  createRequestHandler,
} from "react-router";
import { MAP_HEADER, PART_HEADER } from "../on-record/parts.ts";
import type { PageEnvironment } from "../serve.ts";
import { apiContext } from "./api/page-call.ts";
import { DEFAULT_LANGUAGE, type Language, languages } from "@trove/contract/languages";
import { readRenderedLanguage } from "./locales/page-language.ts";
import { loadTranslations } from "./locales/translations.ts";
import { codeContext, nonceContext, sheetsContext, signInContext } from "./shell/page-context.ts";
import { firstPaintScript } from "./shell/first-page/first-paint.ts";
import { NonceContext } from "./shell/first-page/nonce.ts";
import { SheetsContext } from "./shell/first-page/sheets.ts";
import { startScript } from "./shell/first-page/start-script.ts";
import { WrittenPageContext } from "./shell/first-page/written-page.ts";
import textFace from "./theme/fonts/public-sans-basic.woff2?url";

export { builtTexts };

/** The texts of all inline scripts that pages have, besides import maps. */
export const inlineScripts: readonly string[] = [firstPaintScript(textFace), startScript];

const language = new AsyncLocalStorage<Language>();
readRenderedLanguage(() => language.getStore() ?? DEFAULT_LANGUAGE);

/** Makes the function that renders pages. The server that mounts the app calls it through the server build. */
export function createPageHandler(build: ServerBuild) {
  const handler = createRequestHandler(build, import.meta.env.MODE);
  return async (request: Request, environment: PageEnvironment): Promise<Response> => {
    const { api, nonce, signIn, sheetOf, codeOf, ...page } = environment;
    await loadTranslations(page.language);
    const context = new RouterContextProvider();
    context.set(apiContext, (path, init) => {
      const headers = new Headers(init.headers);
      headers.set("accept-language", languages[page.language].tag);
      return api(path, { ...init, headers });
    });
    context.set(nonceContext, nonce);
    context.set(signInContext, signIn);
    context.set(sheetsContext, sheetOf);
    context.set(codeContext, codeOf);
    return language.run(page.language, () => handler(request, context));
  };
}

/** Reads the loaders' data, which React Router would write into the page as scripts. */
async function loadedData(entry: EntryContext): Promise<string> {
  return entry.serverHandoffStream === undefined ? "" : new Response(entry.serverHandoffStream).text();
}

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const code = context.get(codeContext)?.(entry.staticHandlerContext.matches.map(({ route }) => route.id));
  if (code !== undefined) {
    headers.set(PART_HEADER, code.part);
    headers.set(MAP_HEADER, code.mapHash);
  }
  const written = { entry, code, loaded: code === undefined ? "" : await loadedData(entry) };
  // In a build, our own scripts hold the loaders' data.
  const routed = code === undefined ? entry : { ...entry, serverHandoffStream: undefined };
  let statusNow = status;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <SheetsContext value={context.get(sheetsContext)}>
          <WrittenPageContext value={written}>
            <ServerRouter context={routed} url={request.url} nonce={nonce} />
          </WrittenPageContext>
        </SheetsContext>
      </NonceContext>,
      {
        nonce,
        // Otherwise React puts large parts at the end, with a script that moves them and is not on record.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        // Waits until the page is complete. Pages are cached whole for a few seconds, so streaming the first part gains
        // nothing.
        onAllReady() {
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: statusNow, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          statusNow = 500;
          console.error(error);
        },
      },
    );
  });
}
