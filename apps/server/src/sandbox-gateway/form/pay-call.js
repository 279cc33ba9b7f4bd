const TIMEOUT_MILLISECONDS = 20_000;

const post = (path, key, body) =>
  fetch(new URL(path, import.meta.url), {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "omit",
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => undefined);

/** A failed call, with an error code; `fields` holds codes by field. */
export class PaymentError extends Error {
  constructor(code, fields = {}) {
    super(code);
    this.name = "PaymentError";
    this.code = code;
    this.fields = fields;
  }
}

/** Sends a card, a wallet's card or an account to the gateway and returns `{result}` or `{error}`. Safe to retry: a session accepts one payment. */
export async function pay({ id, token }, means) {
  const response = await post(`sessions/${encodeURIComponent(id)}/pay`, token, means);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return { result: body };
  return { error: new PaymentError(body?.error?.code ?? "unreachable", body?.error?.fields) };
}

/**
 * The payer's kept cards; undefined if the gateway keeps none for them. If they can't be read, there are none, so that
 * the payer can pay with a typed card.
 */
export async function readKept({ id, method, customerSecret }) {
  if (customerSecret === undefined || method !== "card") return undefined;
  const response = await fetch(new URL(`sessions/${encodeURIComponent(id)}/cards`, import.meta.url), {
    headers: { authorization: `Bearer ${customerSecret}` },
    credentials: "omit",
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => undefined);
  const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
  return body?.cards ?? [];
}

/** The wallet's token for a confirmed sum, with its last moment; undefined if the gateway does not answer. */
export async function makeToken(publicKey, sum) {
  const response = await post("wallet-tokens", publicKey, sum);
  return response?.ok ? response.json().catch(() => undefined) : undefined;
}
