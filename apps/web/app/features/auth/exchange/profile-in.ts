/** The initial values of a new person's form. */
export type Prefill = { userName: string; firstName: string; lastName: string };

function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, claims = ""] = token.split(".");
    const bytes = Uint8Array.from(atob(claims.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Reads names from an identity provider's token to prefill a form. The token isn't verified, because the person can
 * change the names anyway.
 */
export function profileIn(token: string): Prefill {
  const claims = claimsOf(token);
  const own = Object(claims["user_metadata"]) as Record<string, unknown>;
  const text = (...values: unknown[]) => values.filter((value) => typeof value === "string").find(Boolean) ?? "";
  const [first = "", ...rest] = text(claims["name"], own["full_name"]).split(" ");
  return {
    userName: text(claims["preferred_username"], own["user_name"]),
    firstName: text(claims["given_name"], own["first_name"], first),
    lastName: text(claims["family_name"], own["last_name"], rest.join(" ")),
  };
}
