import { glob, readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Language } from "@trove/contract/languages";
import type { SignInSettings } from "./app/shell/sign-in-settings.ts";
import { type PageCode, readPageCode } from "./on-record/built-pages.ts";
import { MANIFEST_FILE } from "./on-record/code-manifest.ts";
import { INLINE_MARK, readRendering, type RenderedPage } from "./serve/rendered-page.ts";

export type { SignInSettings } from "./app/shell/sign-in-settings.ts";
export { INTEGRITY_POLICY } from "./on-record/code-manifest.ts";
export type { RenderedPage } from "./serve/rendered-page.ts";

/** Calls the API within this process: a path with query (`/api/items?search=x`) and the usual fetch options. */
export type ApiCall = (path: string, init: RequestInit) => Promise<Response>;

/** Data that the rendering process passes to the app's server entry for each page. */
export type PageEnvironment = {
  api: ApiCall;
  nonce: string;
  language: Language;
  /** Only the sign-in pages read this. */
  signIn: SignInSettings;
  /** The text of a built style sheet, by its URL. */
  sheetOf: (address: string) => string | undefined;
  /** Returns the statement of a page with these routes of its code; undefined in development. */
  codeOf: ((routes: readonly string[]) => PageCode) | undefined;
};

type ServerBuild = {
  entry: {
    module: { createPageHandler: (build: unknown) => (request: Request, page: PageEnvironment) => Promise<Response> };
  };
};

type ConnectMiddleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

export type Web = {
  /**
   * Renders a page in a language, or its data for a navigation in the browser (`*.data`). Only the browser knows the
   * session, so the result is the same for everybody.
   */
  render: (request: Request, language: Language) => Promise<RenderedPage>;
  /** The folder of the client's files. Files under `assets/` are named by their content hash and never change. */
  clientDir: string;
  /** Development only: Vite's middleware, which serves the client's modules and passes other requests on. */
  middleware?: ConnectMiddleware;
  close: () => Promise<void>;
};

export type WebOptions = {
  mode: "production" | "development";
  api: ApiCall;
  signIn: SignInSettings;
  /** True if the payment provider's form loads scripts of a vendor. */
  hasPaymentScripts: boolean;
  /**
   * Development only: the server that also carries Vite's hot-reload connections. Without it, Vite opens its own port.
   */
  httpServer?: Server;
};

const root = fileURLToPath(new URL(".", import.meta.url));
const buildDir = fileURLToPath(new URL("build", import.meta.url));
const clientDir = `${buildDir}/client`;

/** The texts of the built style sheets, by URL. */
async function readSheets(): Promise<Map<string, string>> {
  const sheets = new Map<string, string>();
  for await (const name of glob("assets/*.css", { cwd: clientDir }))
    sheets.set(`/${name.replaceAll("\\", "/")}`, (await readFile(`${clientDir}/${name}`, "utf8")).trim());
  return sheets;
}

async function openProduction() {
  const file = new URL("build/server/index.js", import.meta.url);
  await readFile(file).catch(() => {
    throw new Error("The pages are not built: run `npm run build -w apps/web`");
  });
  const build: ServerBuild = await import(pathToFileURL(fileURLToPath(file)).href);
  const handler = build.entry.module.createPageHandler(build);
  return { handlerOf: async () => handler, middleware: undefined, close: async () => {} };
}

async function openDevelopment(httpServer: Server | undefined) {
  const { createServer } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const server = { middlewareMode: true, hmr: httpServer && { server: httpServer } };
  const vite = await createServer({ root, server, appType: "custom" });
  // Removes Vite's own listener, which would end the process before the server has shut down.
  for (const listener of process.listeners("SIGTERM")) {
    if (!ours.includes(listener)) process.off("SIGTERM", listener);
  }
  const handlerOf = async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return build.entry.module.createPageHandler(build);
  };
  return { handlerOf, middleware: vite.middlewares as ConnectMiddleware, close: () => vite.close() };
}

/** The manifest of the build: the hashes of everything that may run in a browser. */
export const readCodeManifest = (): Promise<string> => readFile(`${buildDir}/${MANIFEST_FILE}`, "utf8");

/** Mounts the web app in the caller's server. */
export async function createWeb({ mode, api, signIn, hasPaymentScripts, httpServer }: WebOptions): Promise<Web> {
  const { handlerOf, middleware, close } = await (mode === "production"
    ? openProduction()
    : openDevelopment(httpServer));

  const isBuilt = mode === "production";
  const sheets = isBuilt ? await readSheets() : new Map<string, string>();
  const pageCode = isBuilt ? await readPageCode(buildDir, hasPaymentScripts) : undefined;
  const sheetOf = (address: string) => sheets.get(address);

  async function render(request: Request, language: Language): Promise<RenderedPage> {
    const handler = await handlerOf();
    const codeOf = pageCode && ((routes: readonly string[]) => pageCode(routes, language));
    return readRendering(await handler(request, { api, language, signIn, nonce: INLINE_MARK, sheetOf, codeOf }));
  }

  return { render, clientDir, middleware, close };
}
