import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { type MoodyServer, openMoodyServer } from "./moody-server.ts";

/** The sign-in page of an Auth0 tenant. It is not a page of the shop. */
const tenantPage = (title: string, uid: string) => `<!doctype html><html lang="en"><title>${title}</title>
<form method="post" action="/u/login/${uid}"><h1>${title}</h1>
<label>Address <input name="email"></label><label>Secret <input name="password" type="password"></label>
<button>Continue</button><button name="cancel">Cancel</button></form>`;

const CLIENT = "journeysclient";
const SESSION_COOKIES = ["_session", "_session.sig"];

type User = { sub: string; email: string; password: string; isVerified: boolean };

export type Tenant = {
  server: MoodyServer;
  /** The settings of a shop that uses this tenant. */
  variables: Record<string, string>;
  /** The tenant's users by e-mail address. */
  users: Map<string, User>;
  /** Replaces the signing key. The tenant publishes only the new key. */
  rotate(): Promise<void>;
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

async function newKey(): Promise<object> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: randomUUID() };
}

/** Makes an OpenID provider with the addresses, the client and the claims of an Auth0 tenant. */
function makeProvider(issuer: string, shopUrl: string, key: object, users: ReadonlyMap<string, User>): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT,
        redirect_uris: [`${shopUrl}/auth/auth0/sign-in`],
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [key] },
    routes: { authorization: "/authorize", token: "/oauth/token", jwks: "/.well-known/jwks.json" },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // Auth0 also writes the claims of the granted scopes into the ID token when it issues an access token.
    conformIdTokenClaims: false,
    cookies: { keys: ["journeys"] },
    extraParams: ["screen_hint"],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/u/login/${uid}` },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    clientBasedCORS: () => true,
    findAccount(_, id) {
      const user = [...users.values()].find(({ sub }) => sub === id);
      if (user === undefined) return undefined;
      const names = { given_name: "Mara", family_name: "van Lind" };
      return {
        accountId: id,
        claims: () => ({ sub: id, email: user.email, email_verified: user.isVerified, ...names }),
      };
    },
    // Signing in is enough consent, because the application belongs to the tenant.
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  };
  return new Provider(issuer, configuration);
}

/** Starts a tenant of Auth0 on this machine for a shop, with its own sign-in page, keys and sign-out address. */
export async function openTenant(shopUrl: string): Promise<Tenant> {
  const users = new Map<string, User>();

  async function showLogin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await provider.interactionDetails(request, response);
    const form = request.method === "POST" ? await formOf(request) : undefined;
    const show = (title: string) =>
      void response.writeHead(200, { "content-type": "text/html" }).end(tenantPage(title, uid));
    if (form === undefined) return show("Tenant");
    if (form.has("cancel")) {
      const error = { error: "access_denied", error_description: "cancelled" };
      return provider.interactionFinished(request, response, error);
    }
    const [email, password] = [form.get("email") ?? "", form.get("password") ?? ""];
    const isNew = params["screen_hint"] === "signup";
    const user = isNew ? { sub: `auth0|${randomUUID()}`, email, password, isVerified: false } : users.get(email);
    if (user?.password !== password) return show("Wrong address or secret");
    users.set(email, user);
    return provider.interactionFinished(request, response, { login: { accountId: user.sub } });
  }

  /** Signs out at Auth0's own address, which exists besides the sign-out address of OpenID Connect. */
  function signOut(query: URLSearchParams, response: ServerResponse): void {
    const isOurs = query.get("client_id") === CLIENT && query.get("returnTo") === `${shopUrl}/`;
    if (!isOurs) return void response.writeHead(400).end();
    for (const name of SESSION_COOKIES) response.appendHeader("set-cookie", `${name}=; path=/; max-age=0`);
    response.writeHead(302, { location: query.get("returnTo") ?? "" }).end();
  }

  const server = await openMoodyServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", server.url);
    if (pathname.startsWith("/u/login/")) return showLogin(request, response);
    if (pathname === "/v2/logout") return signOut(searchParams, response);
    return provider.callback()(request, response);
  });
  const renew = async () => makeProvider(`${server.url}/`, shopUrl, await newKey(), users);
  let provider = await renew();
  return {
    server,
    users,
    rotate: async () => {
      provider = await renew();
    },
    variables: {
      AUTH_METHOD: "auth0",
      AUTH0_DOMAIN: "trove.eu.auth0.com",
      AUTH0_CLIENT_ID: CLIENT,
      AUTH_EMULATOR_URL: server.url,
    },
  };
}
