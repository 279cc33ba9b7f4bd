import { shopRoutes } from "@trove/contract/shop-routes";
import { markUnattended } from "./attendance.ts";
import { bearer, tokenRefused } from "./bearer.ts";

/**
 * The calls that are sent with cookies, so that the server recognises the device. All other calls are sent without
 * cookies.
 */
const remembersDevice: readonly string[] = [shopRoutes.login.path, shopRoutes.register.path];

/**
 * Sends a request with the session's token and the page's language. The server writes mails about the request in this
 * language.
 */
export async function network(path: string, init: RequestInit): Promise<Response> {
  const token = bearer();
  const headers = new Headers(init.headers);
  headers.set("accept-language", document.documentElement.lang);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  markUnattended(headers);
  const credentials = remembersDevice.includes(path) ? "same-origin" : "omit";
  const response = await fetch(path, { ...init, headers, credentials });
  if (response.status === 401 && token !== undefined) tokenRefused(token);
  return response;
}
