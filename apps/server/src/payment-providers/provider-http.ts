import { Refusal } from "../command/refusal.ts";

const TIMEOUT_MILLISECONDS = 5000;
const UNAVAILABLE: readonly number[] = [401, 429];

export type ProviderRequest = { method?: "POST"; url: string; headers: Record<string, string>; body?: unknown };
export type ProviderResponse = { status: number; json: unknown };

/**
 * Returns the status and JSON of a response below 500, except 401 and 429. Throws GATEWAY_UNAVAILABLE for other
 * responses, such as to a key that was revoked, and if none comes in time.
 */
export async function askProvider({ method, url, headers, body }: ProviderRequest): Promise<ProviderResponse> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (response.status >= 500 || UNAVAILABLE.includes(response.status))
      throw new Error(`the provider responded with ${response.status}`);
    const text = await response.text();
    return { status: response.status, json: text === "" ? undefined : JSON.parse(text) };
  } catch (cause) {
    throw new Refusal("GATEWAY_UNAVAILABLE", {}, { cause });
  }
}
