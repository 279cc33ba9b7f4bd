/** The name of this build, to which stored copies belong. It is written into this script when the pages are built. */
declare const RELEASE: string;

declare const self: ServiceWorkerGlobalScope;

const language = new URL(self.location.href).searchParams.get("lang") ?? "en";
/**
 * The page that is shown if there is no connection and no copy of the wanted page. Its only script is that for the
 * first paint.
 */
const OFFLINE = `${self.location.origin}/offline`;

type Kind = "pages" | "pictures" | "files";
/** The highest number of copies of each kind. */
const most: Readonly<Record<Kind, number>> = { pages: 60, pictures: 200, files: 300 };
const cacheOf = (kind: Kind) => `${kind} ${RELEASE} ${language}`;
const ownCaches = [cacheOf("pages"), cacheOf("pictures"), cacheOf("files")];

/** Keeps the worker running until the work is done. */
type Waits = (work: Promise<void>) => void;

/** Stores a copy, which replaces an older copy of the same URL. Deletes the oldest copies beyond the limit. */
async function keep(kind: Kind, address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheOf(kind));
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most[kind])).map((request) => cache.delete(request)));
}

/** Ignores the cookie in `Vary`, because all copies in a cache have the same language already. */
async function copyOf(kind: Kind, address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheOf(kind));
  return cache.match(address, { ignoreVary: true });
}

/**
 * Whether a response may be stored. The shop marks pages about a person's own things with X-Robots-Tag; these are not
 * stored.
 */
const mayKeep = ({ ok, type, redirected, headers }: Response) =>
  ok && type === "basic" && !redirected && !headers.has("x-robots-tag");

/** The URL under which a page's copy is stored. It names no language, because each language has its own cache. */
function pageAddress(address: string): URL {
  const page = new URL(address);
  page.hash = "";
  page.searchParams.delete("lang");
  return page;
}

/** The URL of the page whose data a navigation within the app requests. */
function pageOfData(address: string): URL {
  const page = pageAddress(address);
  page.pathname = page.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  page.searchParams.delete("_routes");
  return page;
}

const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

async function keepPage({ href }: URL, response: Response): Promise<void> {
  if (mayKeep(response) && isPage(response)) await keep("pages", href, response);
}

/** A stored page, marked with the time at which it was stored. */
async function marked(copy: Response): Promise<Response> {
  const keptAt = new Date(copy.headers.get("date") ?? Date.now()).toISOString();
  const headers = new Headers(copy.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const text = await copy.text();
  return new Response(text.replace("<html ", `<html data-kept="${keptAt}" `), { headers });
}

/** Returns the page from the shop if the shop can be reached; otherwise its copy, or else the offline page. */
async function pageOrCopy(request: Request, waits: Waits): Promise<Response> {
  try {
    const response = await fetch(request);
    waits(keepPage(pageAddress(request.url), response.clone()));
    return response;
  } catch (error) {
    const copy = await copyOf("pages", pageAddress(request.url).href);
    if (copy !== undefined) return marked(copy);
    const offline = await copyOf("pages", OFFLINE);
    if (offline === undefined) throw error;
    return offline;
  }
}

/**
 * Returns the data for a navigation within the app, and stores the page too, unless its URL has filters. If the shop
 * can't be reached, makes the browser load the page's URL instead, which gives the marked copy.
 */
async function pageData(request: Request, waits: Waits): Promise<Response> {
  const address = pageOfData(request.url);
  try {
    const response = await fetch(request);
    if (mayKeep(response) && address.search === "") waits(keepAlso(address));
    return response;
  } catch {
    const headers = { "X-Remix-Redirect": address.pathname + address.search, "X-Remix-Reload-Document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

/** Stores a page that is on screen but was opened by a navigation within the app. */
async function keepAlso(address: URL): Promise<void> {
  const response = await fetch(address, { priority: "low" }).catch(() => undefined);
  if (response !== undefined) await keepPage(address, response);
}

async function picture(request: Request, waits: Waits): Promise<Response> {
  try {
    const response = await fetch(request);
    if (mayKeep(response)) waits(keep("pictures", request.url, response.clone()));
    return response;
  } catch (error) {
    const copy = await copyOf("pictures", request.url);
    if (copy === undefined) throw error;
    return copy;
  }
}

/** Returns a script, style sheet or font. Its name contains a hash of its contents, so a copy is never outdated. */
async function file(request: Request, waits: Waits): Promise<Response> {
  const copy = await copyOf("files", request.url);
  if (copy !== undefined) return copy;
  const response = await fetch(request);
  if (mayKeep(response)) waits(keep("files", request.url, response.clone()));
  return response;
}

async function keepOfflinePage(): Promise<void> {
  // Sent without cookies, because the URL names the language.
  const response = await fetch(`${OFFLINE}?lang=${language}`, { cache: "no-cache", credentials: "omit" });
  if (!response.ok) throw new Error(`the offline page responded with ${response.status}`);
  const cache = await caches.open(cacheOf("pages"));
  await cache.put(OFFLINE, response);
}

/** Stores the pages on screen, which were loaded before this worker was active. */
async function keepOpenPages(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.all(tabs.map(({ url }) => keepAlso(pageAddress(url))));
}

async function forgetOtherReleases(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ownCaches.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    forgetOtherReleases()
      .then(() => self.clients.claim())
      .then(keepOpenPages),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Calls of the API and requests to other sites are not handled here.
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const waits: Waits = (work) => event.waitUntil(work);
  if (request.mode === "navigate") event.respondWith(pageOrCopy(request, waits));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request, waits));
  else if (pathname.endsWith(".data")) event.respondWith(pageData(request, waits));
  else if (request.destination === "image") event.respondWith(picture(request, waits));
});
