import { setTimeout as pause } from "node:timers/promises";

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Fetches from one shop as one visitor, whose cookies it keeps. Addresses are paths. */
export type Visitor = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;

const PATIENCE_MS = 30_000;
const MOST_ATTEMPTS = 6;

/** Follows redirects within the shop, because a redirect may set cookies too. */
const MOST_REDIRECTS = 5;

export function visitorOf(shop: string, fetchOne: Fetch): Visitor {
  const cookies = new Map<string, string>();

  async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Response> {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const own = { ...headers, ...(cookie !== "" && { cookie }) };
    for (let attempt = 1; ; attempt += 1) {
      const init = { headers: own, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
      const response = await fetchOne(shop + path, init);
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^\s*([^=;\s]+)=([^;]*)/u.exec(line) ?? [];
        if (name !== "") cookies.set(name, value);
      }
      if (![429, 502, 503].includes(response.status) || attempt === MOST_ATTEMPTS) return response;
      await response.body?.cancel();
      const asked = Number(response.headers.get("retry-after"));
      await pause(asked > 0 ? Math.min(asked, 60) * 1_000 : 250 * 2 ** attempt);
    }
  }

  return async (path, headers = {}) => {
    let address = path;
    for (let redirects = 0; ; redirects += 1) {
      const response = await ask(address, headers);
      const location = response.headers.get("location");
      if (location === null || redirects === MOST_REDIRECTS) return response;
      const next = new URL(location, shop + address);
      if (next.origin !== new URL(shop).origin) return response;
      await response.body?.cancel();
      address = next.pathname + next.search;
    }
  };
}
