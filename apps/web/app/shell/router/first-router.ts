import { createElement, type ReactNode } from "react";
import {
  type DataRouter,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type RouterInit,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
} from "react-router";
import type { FirstPage } from "./first-page.ts";

type History = RouterInit["history"];
type Listener = Parameters<History["listen"]>[0];

/** Makes a route of the page on screen from its module, in the same way as React Router. */
function routeOf({ manifest, modules }: FirstPage, id: string) {
  const { path, index } = manifest.routes[id] ?? {};
  const { default: Page, ErrorBoundary, Layout } = modules[id] ?? {};
  const inLayout = (part: ReactNode) => (Layout === undefined ? part : createElement(Layout, null, part));
  return {
    id,
    path,
    index,
    element: Page && inLayout(createElement(Page)),
    errorElement: ErrorBoundary && inLayout(createElement(ErrorBoundary)),
    hasErrorBoundary: ErrorBoundary !== undefined,
  };
}

function stateOf(page: FirstPage, history: History): RouterState {
  return {
    historyAction: history.action,
    location: history.location,
    matches: page.matches.map(({ id, ...match }) => ({ ...match, route: routeOf(page, id) })),
    initialized: true,
    renderFallback: false,
    restoreScrollPosition: false,
    preventScrollReset: false,
    navigation: IDLE_NAVIGATION,
    revalidation: "idle",
    loaderData: page.loaderData,
    actionData: null,
    errors: page.errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** Opens a page by loading a new document. Used if the rest of the router can't be loaded. */
function load(to: To | null): void {
  const path = typeof to === "string" ? to : createPath(to ?? {});
  window.location.assign(new URL(path, window.location.href));
}

/**
 * A history for the whole router, which is loaded later. Until the whole router listens, `location` is that of the
 * server-rendered page. Moves back or forward before then are kept, and passed to the router when it listens.
 */
function historyFor(history: History): { late: History; onPop: (open: () => void) => void } {
  const first = history.location;
  const missed: Parameters<Listener>[0][] = [];
  let listener: Listener | undefined;
  return {
    late: {
      ...history,
      get action() {
        return history.action;
      },
      get location() {
        return listener === undefined ? first : history.location;
      },
      listen(heard) {
        listener = heard;
        for (const update of missed) heard(update);
        return () => (listener = undefined);
      },
    },
    onPop: (open) =>
      void history.listen((update) => {
        if (listener !== undefined) return listener(update);
        missed.push(update);
        open();
      }),
  };
}

/**
 * Events that show that a visitor uses the page. They usually come early enough to load the rest of the router before a
 * link is chosen.
 */
const signsOfLife = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];

/**
 * A router that knows only the page that the server rendered. It loads the rest of React Router, with all routes and
 * their data loading, when a visitor first moves, touches or types, or when the page navigates by itself.
 */
export function createFirstRouter(page: FirstPage): DataRouter {
  const history = createBrowserHistory();
  const { late, onPop } = historyFor(history);
  const first = stateOf(page, history);
  const subscribers = new Set<RouterSubscriber>();
  let whole: DataRouter | undefined;
  let opening: Promise<DataRouter> | undefined;

  async function openWhole(): Promise<DataRouter> {
    const { openWholeRouter } = await import("./whole-router.ts");
    whole = await openWholeRouter(page, late);
    whole.subscribe((...change) => subscribers.forEach((tell) => tell(...change)));
    return whole;
  }

  function open(): Promise<DataRouter> {
    opening ??= openWhole().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  const ahead = () => void open().catch(() => {});
  for (const sign of signsOfLife) window.addEventListener(sign, ahead, { once: true, passive: true });
  onPop(() => void open().catch(() => window.location.reload()));

  const router: Partial<DataRouter> = {
    basename: "/",
    window,
    get state() {
      return whole?.state ?? first;
    },
    get routes() {
      return whole?.routes ?? [];
    },
    get manifest() {
      return whole?.manifest ?? {};
    },
    match: (place) => whole?.match(place) ?? null,
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    async navigate(to: To | number | null, options?: object) {
      const later = whole ?? (await open().catch(() => undefined));
      if (typeof to === "number") return later === undefined ? history.go(to) : later.navigate(to);
      return later === undefined ? load(to) : later.navigate(to, options);
    },
    revalidate: async () => (await open()).revalidate(),
    createHref: (place) => history.createHref(place),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker(key, decide) {
      if (whole !== undefined) return whole.getBlocker(key, decide);
      void open().then((later) => later.getBlocker(key, decide));
      return IDLE_BLOCKER;
    },
    deleteBlocker: (key) => void open().then((later) => later.deleteBlocker(key)),
  };
  // The other members of the type are for submitting forms to routes, which no page does.
  return router as DataRouter;
}
