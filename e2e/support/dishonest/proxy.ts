import type { Page, Request } from "playwright-core";
import type { Endpoints, EndpointName, ResponseOf } from "@trove/contract";
import { routes } from "@trove/contract";

type Change<Name extends EndpointName> = (
  body: ResponseOf<Endpoints[Name]>,
  request: Request,
) => object | Promise<object>;

/** The addresses of an endpoint, as a pattern for its calls of any ids and with any query. */
export function callsOf(endpoint: EndpointName): RegExp {
  const path = routes[endpoint].path.replaceAll(/\{\w+\}|:\w+/gu, "[^/]+");
  return new RegExp(`${path}(\\?.*)?$`, "u");
}

/** Stands between the page and the shop: the shop does what it is asked, and the page is told something else. */
export async function lieAbout<Name extends EndpointName>(
  page: Page,
  endpoint: Name,
  change: Change<Name>,
): Promise<void> {
  await page.route(callsOf(endpoint), async (route) => {
    const request = route.request();
    if (request.method() !== routes[endpoint].method) return route.fallback();
    const response = await route.fetch();
    return response.ok()
      ? route.fulfill({ response, json: await change(await response.json(), request) })
      : route.fulfill({ response });
  });
}

/** The shop tells the truth again. */
export function tellTruth(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: "wait" });
}
