import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type Language, languages } from "@trove/contract/languages";
import type { Root } from "react-dom/client";
import type {
  LoaderFunction,
  RouteObject,
  ShouldRevalidateFunction,
  UNSAFE_withComponentProps,
  UNSAFE_withErrorBoundaryProps,
} from "react-router";
import { vi } from "vitest";
import { openWindow, type Stored } from "./window.ts";

export type Look = {
  language: Language;
  storage: Stored;
  /** Called when the page reloads itself. */
  onReload: () => void;
};

type RouteModule = {
  default?: Parameters<typeof UNSAFE_withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0];
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
};

const modules = import.meta.glob<RouteModule>([
  "../app/{features,layout,routes,shell}/**/*.{ts,tsx}",
  "!../app/**/*.{test,fixture}.*",
]);

/** Makes a page's route for React Router in a browser. Its loader calls the shop, as it does on the server. */
async function routeOf(entry: RouteConfigEntry): Promise<RouteObject> {
  const { UNSAFE_withComponentProps: withProps, UNSAFE_withErrorBoundaryProps: withErrorProps } =
    await import("react-router");
  const { id, path, index, file, children = [] } = entry;
  const lazy = async () => {
    const { default: Page, ErrorBoundary, loader, shouldRevalidate } = (await modules[`../app/${file}`]?.()) ?? {};
    return {
      ...(Page && { Component: withProps(Page) }),
      ...(ErrorBoundary && { ErrorBoundary: withErrorProps(ErrorBoundary) }),
      ...(loader && { loader }),
      ...(shouldRevalidate && { shouldRevalidate }),
    };
  };
  if (index === true) return { id, path, index, lazy };
  return { id: id ?? file.replace(/\.tsx?$/, ""), path, lazy, children: await Promise.all(children.map(routeOf)) };
}

let root: Root | undefined;
let hasShown = false;

/** Closes the page that is shown. */
export function leavePage(): void {
  root?.unmount();
  root = undefined;
}

/**
 * Makes the context for the page's loaders. Loaders send requests over the same network as the page; on the server they
 * would call the API within the process.
 */
async function contextOf(network: typeof fetch) {
  const [{ RouterContextProvider }, { apiContext }, { signInContext }] = await Promise.all([
    import("react-router"),
    import("../app/api/page-call.ts"),
    import("../app/shell/page-context.ts"),
  ]);
  return () => {
    const context = new RouterContextProvider();
    context.set(apiContext, (path, { headers, ...init }) => {
      const asked = new Headers(headers);
      asked.set("accept-language", document.documentElement.lang);
      return network(path, { ...init, headers: asked });
    });
    context.set(signInContext, { method: "jwt" });
    return context;
  };
}

/**
 * Shows a page in a simulated window, with its own routes, loaders and providers, and with newly loaded modules. Only
 * the network is replaced. Closes the previous page. The new window starts with the given storage.
 */
export async function showPage(url: string, network: typeof fetch, look: Look): Promise<void> {
  const { language, storage, onReload } = look;
  // A page that asks other tabs for a session would otherwise end that of the next window.
  if (hasShown) await (await import("../app/session/session-store.ts")).startSession();
  leavePage();
  vi.resetModules();
  await openWindow(url, storage);
  Object.defineProperty(location, "reload", { value: onReload });
  vi.stubGlobal("fetch", network);
  const { tag, dir } = languages[language];
  document.documentElement.lang = tag;
  document.documentElement.dir = dir;
  const [{ createRoot }, router, app, { default: routes }, { PageContexts }, { addTranslations }, getContext] =
    await Promise.all([
      import("react-dom/client"),
      import("react-router"),
      import("../app/root.tsx"),
      import("../app/routes.ts"),
      import("../app/shell/page-contexts.tsx"),
      import("../app/locales/translations.ts"),
      contextOf(network),
    ]);
  if (language !== "en") addTranslations();
  const top: RouteObject = {
    id: "root",
    loader: app.loader,
    shouldRevalidate: app.shouldRevalidate,
    Component: router.UNSAFE_withComponentProps(() => (
      <PageContexts>
        <app.default />
      </PageContexts>
    )),
    ErrorBoundary: router.UNSAFE_withErrorBoundaryProps(app.ErrorBoundary),
    children: await Promise.all(routes.map(routeOf)),
  };
  hasShown = true;
  root = createRoot(document.body);
  root.render(<router.RouterProvider router={router.createBrowserRouter([top], { getContext })} />);
}
