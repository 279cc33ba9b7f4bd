const TIMEOUT_MILLISECONDS = 20_000;

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
  const response = await fetch(new URL(`sessions/${encodeURIComponent(id)}/pay`, import.meta.url), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(means),
    credentials: "omit",
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => undefined);
  const body = await response?.json().catch(() => undefined);
  if (response?.ok && body !== undefined) return { result: body };
  return { error: new PaymentError(body?.error?.code ?? "unreachable", body?.error?.fields) };
}
