import { Refusal } from "../../command/refusal.ts";

const TIMEOUT_MILLISECONDS = 5000;

export type ProviderRequest = { method?: "POST"; url: string; headers: Record<string, string>; body?: unknown };
export type ProviderAnswer = { status: number; json: unknown };

/** Returns status and JSON of a response below 500, except 429. Throws GATEWAY_UNAVAILABLE if there is none in time. */
export async function askProvider({ method, url, headers, body }: ProviderRequest): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`the provider answered ${answer.status}`);
    const text = await answer.text();
    return { status: answer.status, json: text === "" ? undefined : JSON.parse(text) };
  } catch {
    throw new Refusal("GATEWAY_UNAVAILABLE");
  }
}
