import { Refusal } from "../command/refusal.ts";

const TIMEOUT_MILLISECONDS = 5000;
const UNAVAILABLE: readonly number[] = [401, 429];

/** A body is sent as JSON, or as a form if it is URLSearchParams. */
export type ProviderRequest = {
  method?: "POST" | "PATCH" | "DELETE" | undefined;
  url: string;
  headers: Record<string, string>;
  body?: unknown;
};
export type ProviderResponse = { status: number; json: unknown };

/**
 * Returns the status and JSON of a response below 500, except 401 and 429. Throws GATEWAY_UNAVAILABLE for these, such
 * as to a key that was revoked, for redirects, and if there is no response in time.
 */
export async function askProvider({ method, url, headers, body }: ProviderRequest): Promise<ProviderResponse> {
  try {
    const isJson = body !== undefined && !(body instanceof URLSearchParams);
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(isJson && { "content-type": "application/json" }) },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      redirect: "error",
    });
    if (response.status >= 500 || UNAVAILABLE.includes(response.status))
      throw new Error(`the provider responded with ${response.status}`);
    const text = await response.text();
    return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  } catch (cause) {
    throw new Refusal("GATEWAY_UNAVAILABLE", {}, { cause });
  }
}
