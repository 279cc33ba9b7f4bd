/** Names this build, and so the copies that belong to it; written into this script when the pages are built. */
declare const RELEASE: string;

declare const self: ServiceWorkerGlobalScope;

const language = new URL(self.location.href).searchParams.get("lang") ?? "en";
/** The shop's own page for what can't be shown without a connection. It has no scripts but the first paint's. */
const OFFLINE = `${self.location.origin}/offline`;

type Kind = "pages" | "pictures" | "files";
/** How many copies are kept of each kind. */
const most: Readonly<Record<Kind, number>> = { pages: 60, pictures: 200, files: 300 };
const cacheOf = (kind: Kind) => `${kind} ${RELEASE} ${language}`;
const ownCaches = [cacheOf("pages"), cacheOf("pictures"), cacheOf("files")];

/** Keeps the worker running until the work is done. */
type Waits = (work: Promise<void>) => void;

/** Keeps a copy in place of an older one, and deletes the oldest copies. */
async function keep(kind: Kind, address: string, response: Response): Promise<void> {
  const cache = await caches.open(cacheOf(kind));
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most[kind])).map((request) => cache.delete(request)));
}

/** Copies belong to one language already, so the cookie in `Vary` says nothing more. */
async function copyOf(kind: Kind, address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheOf(kind));
  return cache.match(address, { ignoreVary: true });
}

/**
 * Whether a response may be kept. The shop renders pages without knowing whose they are; those that lead to somebody's
 * own things it keeps from search engines, and from here.
 */
const mayKeep = ({ ok, type, redirected, headers }: Response) =>
  ok && type === "basic" && !redirected && !headers.has("x-robots-tag");

/** The address of a page as copies have it. Copies belong to one language, so it names none. */
function pageAddress(address: string): URL {
  const page = new URL(address);
  page.hash = "";
  page.searchParams.delete("lang");
  return page;
}

/** The address of the page whose data a navigation within the app asks for. */
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

/** A kept page that says since when it was kept. */
async function marked(copy: Response): Promise<Response> {
  const keptAt = new Date(copy.headers.get("date") ?? Date.now()).toISOString();
  const headers = new Headers(copy.headers);
  for (const name of ["content-encoding", "content-length", "etag"]) headers.delete(name);
  const text = await copy.text();
  return new Response(text.replace("<html ", `<html data-kept="${keptAt}" `), { headers });
}

/** The page from the shop, whenever it can be reached; otherwise its copy, or the offline page. */
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
 * The data of a navigation within the app. The page that it belongs to is kept too, unless it is one of many that only
 * filters tell apart. Without the shop, the browser loads the page's address instead, where a copy says that it is one.
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

/** Keeps a page that is on screen, but was not loaded as a whole. */
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

/** A script, a style sheet or a font. Its name contains a hash of its contents, so a copy is never out of date. */
async function file(request: Request, waits: Waits): Promise<Response> {
  const copy = await copyOf("files", request.url);
  if (copy !== undefined) return copy;
  const response = await fetch(request);
  if (mayKeep(response)) waits(keep("files", request.url, response.clone()));
  return response;
}

async function keepOfflinePage(): Promise<void> {
  // Without cookies, because the address says which language it has.
  const response = await fetch(`${OFFLINE}?lang=${language}`, { cache: "no-cache", credentials: "omit" });
  if (!response.ok) throw new Error(`the offline page responded with ${response.status}`);
  const cache = await caches.open(cacheOf("pages"));
  await cache.put(OFFLINE, response);
}

/** Keeps the pages on screen, which were loaded before this worker could. */
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
  // Calls of the API, and what other sites serve, never pass through here.
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const waits: Waits = (work) => event.waitUntil(work);
  if (request.mode === "navigate") event.respondWith(pageOrCopy(request, waits));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request, waits));
  else if (pathname.endsWith(".data")) event.respondWith(pageData(request, waits));
  else if (request.destination === "image") event.respondWith(picture(request, waits));
});
