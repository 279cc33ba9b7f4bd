import { AsyncLocalStorage } from "node:async_hooks";
import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { createReadableStreamFromReadable } from "@react-router/node";
import {
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
  createRequestHandler,
} from "react-router";
import type { PageEnvironment } from "../serve.ts";
import { apiContext } from "./api/page-call.ts";
import { DEFAULT_LANGUAGE, type Language, languages } from "@trove/contract/languages";
import { readRenderedLanguage } from "./locales/page-language.ts";
import { addTranslations } from "./locales/translations.ts";
import { nonceContext, sheetsContext, signInContext } from "./shell/page-context.ts";
import { NonceContext } from "./shell/first-page/nonce.ts";
import { SheetsContext } from "./shell/first-page/sheets.ts";
import { WrittenPageContext } from "./shell/first-page/written-page.ts";

const language = new AsyncLocalStorage<Language>();
readRenderedLanguage(() => language.getStore() ?? DEFAULT_LANGUAGE);
addTranslations();

/** Makes the function that renders pages. The server that mounts the app calls it through the server build. */
export function createPageHandler(build: ServerBuild) {
  const handler = createRequestHandler(build, import.meta.env.MODE);
  return (request: Request, { api, nonce, signIn, sheetOf, ...page }: PageEnvironment): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(apiContext, (path, init) => {
      const headers = new Headers(init.headers);
      headers.set("accept-language", languages[page.language].tag);
      return api(path, { ...init, headers });
    });
    context.set(nonceContext, nonce);
    context.set(signInContext, signIn);
    context.set(sheetsContext, sheetOf);
    return language.run(page.language, () => handler(request, context));
  };
}

export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  const nonce = context.get(nonceContext);
  // Makes React Router write the loaders' data into the page, although our own scripts replace its <Scripts>.
  if (entry.renderMeta) entry.renderMeta.didRenderScripts = true;
  let statusNow = status;
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <SheetsContext value={context.get(sheetsContext)}>
          <WrittenPageContext value={entry}>
            <ServerRouter context={entry} url={request.url} nonce={nonce} />
          </WrittenPageContext>
        </SheetsContext>
      </NonceContext>,
      {
        nonce,
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
