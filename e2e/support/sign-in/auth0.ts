import { createHash, randomUUID } from "node:crypto";
import { type Answered, type Front, openFront } from "./front.ts";

const CLIENT = "journeysclient";

type User = { sub: string; email: string; password: string; isVerified: boolean };
type Code = { user: User; challenge: string; nonce: string; returnTo: string };

export type Tenant = {
  front: Front;
  variables: Record<string, string>;
  users: Map<string, User>;
  /** Whether the tenant would let its last person in without a password. */
  remembers(): boolean;
  forget(): void;
};

const page = (title: string, query: string, alert = "") => `<!doctype html><html lang="en"><title>${title}</title>
<form method="post" action="/u/submit?${query}"><h1>${title}</h1>${alert}
<label>Address <input name="email"></label><label>Secret <input name="password" type="password"></label>
<button>Continue</button><button formaction="/u/cancel?${query}">Cancel</button></form>`;

/**
 * A tenant of Auth0 on this machine: its own page, and codes that work once, with PKCE, for the address that they were
 * made for. It remembers one person, as a browser's cookie would.
 */
export async function openTenant(): Promise<Tenant> {
  const users = new Map<string, User>();
  const codes = new Map<string, Code>();
  let remembered: User | undefined;

  const back = (query: URLSearchParams, more: Record<string, string>): Answered => {
    const address = new URL(query.get("redirect_uri") ?? "");
    for (const [name, value] of Object.entries({ ...more, state: query.get("state") ?? "" }))
      address.searchParams.set(name, value);
    return { status: 302, location: address.href };
  };

  function letIn(user: User, query: URLSearchParams): Answered {
    remembered = user;
    const code = randomUUID();
    const [challenge = "", nonce = ""] = ["code_challenge", "nonce"].map((name) => query.get(name) ?? "");
    codes.set(code, { user, challenge, nonce, returnTo: query.get("redirect_uri") ?? "" });
    return back(query, { code });
  }

  function submit(query: URLSearchParams, form: URLSearchParams): Answered {
    const [email = "", password = ""] = ["email", "password"].map((name) => form.get(name) ?? "");
    const isNew = query.get("screen_hint") === "signup";
    const user = isNew ? { sub: `auth0|${randomUUID()}`, email, password, isVerified: false } : users.get(email);
    if (user?.password !== password) return { status: 200, html: page("Wrong address or secret", String(query)) };
    users.set(email, user);
    return letIn(user, query);
  }

  async function tokens(form: URLSearchParams): Promise<Answered> {
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (code?.challenge !== challenge || form.get("redirect_uri") !== code.returnTo)
      return { status: 403, json: { error: "invalid_grant", error_description: "Invalid authorization code" } };
    const { sub, email, isVerified } = code.user;
    const now = Math.floor(Date.now() / 1000);
    const who = { sub, email, email_verified: isVerified, given_name: "Mara", family_name: "van Lind" };
    const claims = { iss: `${front.url}/`, aud: CLIENT, iat: now, exp: now + 3600, nonce: code.nonce, ...who };
    const id_token = await front.sign(claims);
    return { status: 200, json: { access_token: randomUUID(), id_token, token_type: "Bearer", expires_in: 3600 } };
  }

  const front = await openFront("RS256", async ({ path, query, body }) => {
    const form = new URLSearchParams(body);
    switch (path) {
      case "/.well-known/jwks.json":
        return { status: 200, json: await front.keys() };
      case "/authorize":
        if (remembered !== undefined && query.get("prompt") !== "login") return letIn(remembered, query);
        return { status: 200, html: page("Tenant", String(query)) };
      case "/u/submit":
        return submit(query, form);
      case "/u/cancel":
        return back(query, { error: "access_denied", error_description: "cancelled" });
      case "/oauth/token":
        return tokens(form);
      case "/v2/logout":
        if (query.get("client_id") === CLIENT) remembered = undefined;
        return { status: 302, location: query.get("returnTo") ?? "" };
      default:
        return { status: 404 };
    }
  });
  return {
    front,
    users,
    remembers: () => remembered !== undefined,
    forget: () => {
      remembered = undefined;
    },
    variables: {
      AUTH_METHOD: "auth0",
      AUTH0_DOMAIN: "trove.eu.auth0.com",
      AUTH0_CLIENT_ID: CLIENT,
      AUTH_EMULATOR_URL: front.url,
    },
  };
}
