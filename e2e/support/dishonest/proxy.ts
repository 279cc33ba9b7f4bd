import type { Page, Request } from "playwright-core";
import type { Endpoints, EndpointName, ResponseOf } from "@trove/contract";
import { routes } from "@trove/contract";

type Change<Name extends EndpointName> = (
  body: ResponseOf<Endpoints[Name]>,
  request: Request,
) => object | Promise<object>;

/** Returns a pattern for the URLs of an endpoint, with any ids and any query. */
export function callsOf(endpoint: EndpointName): RegExp {
  const path = routes[endpoint].path.replaceAll(/\{\w+\}|:\w+/gu, "[^/]+");
  return new RegExp(`${path}(\\?.*)?$`, "u");
}

/** Changes successful responses of an endpoint on their way to the page. The shop still processes the requests. */
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

/** Removes all lies, so that the page gets the shop's own responses again. */
export function tellTruth(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: "wait" });
}
