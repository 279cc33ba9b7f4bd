const TIMEOUT_MILLISECONDS = 3000;

/** Thrown if the identity provider didn't respond in time, or sent an unexpected response. */
export class ProviderUnreachable extends Error {}

export type ProviderResponse = { status: number; json: unknown };

/**
 * Returns status and JSON of a response with a status below 500, except 429. Throws ProviderUnreachable for all other
 * responses, and if no response comes in time.
 */
export async function askProvider(url: string, headers: Record<string, string> = {}): Promise<ProviderResponse> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
    const response = await fetch(url, { headers, redirect: "error", signal });
    const { status } = response;
    if (status >= 500 || status === 429) throw new Error(`the identity provider responded with ${status}`);
    return { status, json: await response.json() };
  } catch (cause) {
    throw new ProviderUnreachable(`no usable response from ${url}`, { cause });
  }
}
