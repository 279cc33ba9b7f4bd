import type { RouteConfigEntry } from "@react-router/dev/routes";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  type ShouldRevalidateFunction,
  UNSAFE_withComponentProps as withProps,
  UNSAFE_withErrorBoundaryProps as withErrorProps,
} from "react-router";
import { apiContext } from "../../app/api/page-call.ts";
import { pageLanguage } from "../../app/locales/page-language.ts";
import { loadTranslations } from "../../app/locales/translations.ts";
import * as app from "../../app/root.tsx";
import routes from "../../app/routes.ts";
import { startSession } from "../../app/session/session-store.ts";
import { signInContext } from "../../app/shell/page-context.ts";
import { PageContexts } from "../../app/shell/page-contexts.tsx";

type RouteModule = {
  default?: Parameters<typeof withProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorProps>[0];
  loader?: LoaderFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
};

const modules = import.meta.glob<RouteModule>([
  "../../app/{features,layout,routes,shell}/**/*.{ts,tsx}",
  "!../../app/**/*.{test,fixture}.*",
]);

/** Makes a page's route for React Router in a browser. Its loader calls the shop, as it does on the server. */
function routeOf({ id, path, index, file, children = [] }: RouteConfigEntry): RouteObject {
  const lazy = async () => {
    const { default: Page, ErrorBoundary, loader, shouldRevalidate } = (await modules[`../../app/${file}`]?.()) ?? {};
    return {
      ...(Page && { Component: withProps(Page) }),
      ...(ErrorBoundary && { ErrorBoundary: withErrorProps(ErrorBoundary) }),
      ...(loader && { loader }),
      ...(shouldRevalidate && { shouldRevalidate }),
    };
  };
  if (index === true) return { id, path, index, lazy };
  return { id: id ?? file.replace(/\.tsx?$/, ""), path, lazy, children: children.map(routeOf) };
}

/**
 * Makes the context for the page's loaders. Loaders send requests over the same network as the page; on the server they
 * would call the API within the process.
 */
function contextOf(network: typeof fetch): () => RouterContextProvider {
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

/** A page that is shown. */
export type Shown = {
  /** Settles the session, which a page that asks other tabs for one would otherwise end in the next window. */
  settle: () => Promise<unknown>;
  /** Closes the page. */
  leave: () => void;
};

/** Shows the page at the window's address. Only the network is replaced. */
export async function showApp(network: typeof fetch): Promise<Shown> {
  await loadTranslations(pageLanguage());
  const top: RouteObject = {
    id: "root",
    loader: app.loader,
    shouldRevalidate: app.shouldRevalidate,
    Component: withProps(() => (
      <PageContexts>
        <app.default />
      </PageContexts>
    )),
    ErrorBoundary: withErrorProps(app.ErrorBoundary),
    children: routes.map(routeOf),
  };
  const root = createRoot(document.body);
  root.render(<RouterProvider router={createBrowserRouter([top], { getContext: contextOf(network) })} />);
  return { settle: startSession, leave: () => root.unmount() };
}
