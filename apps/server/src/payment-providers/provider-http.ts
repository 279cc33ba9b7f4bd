import { Refusal } from "../command/refusal.ts";

const TIMEOUT_MILLISECONDS = 5000;
const UNAVAILABLE: readonly number[] = [401, 429];

export type ProviderRequest = { method?: "POST"; url: string; headers: Record<string, string>; body?: unknown };
export type ProviderResponse = { status: number; json: unknown };

/**
 * Returns a response below 500, except 401 and 429. Throws an Error for other responses, such as to a key that was
 * revoked, and for redirects.
 */
export async function fetchProvider(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: "error" });
  if (response.status >= 500 || UNAVAILABLE.includes(response.status))
    throw new Error(`the provider responded with ${response.status}`);
  return response;
}

/**
 * Returns the status and JSON of a response as of `fetchProvider`. Throws GATEWAY_UNAVAILABLE if there is none, also in
 * time.
 */
export async function askProvider({ method, url, headers, body }: ProviderRequest): Promise<ProviderResponse> {
  try {
    const response = await fetchProvider(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    const text = await response.text();
    return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  } catch (cause) {
    throw new Refusal("GATEWAY_UNAVAILABLE", {}, { cause });
  }
}
