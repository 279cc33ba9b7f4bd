import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";

export const METHODS = ["auth0", "amplify", "firebase", "supabase"] as const;
export type Method = (typeof METHODS)[number];

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>> & { kid: string; alg: string };

/** A person at the identity provider. Supabase is asked for their address; the other providers' tokens contain it. */
export type Subject = {
  sub: string;
  email: string;
  isVerified: boolean;
  /** Whether the person has enrolled a second factor at Supabase. */
  hasFactor?: boolean;
};

export type Issuer = {
  url: string;
  /** The settings of a shop that trusts this provider. */
  variables(method: Method): Record<string, string>;
  /** Returns the claims of a new sign-in, in the provider's form. */
  claimsOf(method: Method, subject: Subject, now: Date): JWTPayload;
  /** Signs a token with the current key. `header` changes fields of its header. */
  sign(method: Method, claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  keyOf(method: Method): KeyPair;
  /** Replaces all keys. The provider then signs with new keys, and publishes only these. */
  rotate(): Promise<void>;
  /** The way in which the provider responds. `silent` accepts calls and sends nothing. */
  mood: "well" | "failing" | "nonsense" | "silent";
  confirmsEveryAddress: boolean;
  /** The number of times that its keys were fetched. */
  keyFetches: number;
  /** The number of calls that it got. */
  calls: number;
  close(): Promise<void>;
};

const POOL = "eu-west-1_a1B2c3D4e";
const PROJECT = "trove-tests";

const algOf = (method: Method) => (method === "supabase" ? "ES256" : "RS256");

async function makeKeys(generation: number): Promise<Record<string, KeyPair>> {
  const pairs = ["RS256", "ES256"].map(async (alg) => {
    const pair = await generateKeyPair(alg, { extractable: true });
    return [alg, { ...pair, alg, kid: `${alg}-${generation}` }] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

const keySetOf = async (keys: Record<string, KeyPair>) => ({
  keys: await Promise.all(
    Object.values(keys).map(async ({ publicKey, kid, alg }) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg,
      use: "sig",
    })),
  ),
});

/**
 * Starts an identity provider on this machine, with its own keys, and the URLs and tokens of all four kinds of
 * providers.
 */
export async function openIssuer(): Promise<Issuer> {
  let generation = 0;
  let keys = await makeKeys(generation);
  const people = new Map<string, Subject>();

  const userOf = ({ headers }: IncomingMessage) => {
    const { sub = "" } = decodeJwt(headers.authorization?.replace("Bearer ", "") ?? "");
    const person = people.get(sub);
    return (
      person && {
        id: sub,
        email: person.email,
        email_confirmed_at: person.isVerified ? "2026-01-01" : null,
        factors: person.hasFactor === true ? [{ status: "verified" }] : null,
      }
    );
  };

  async function responseTo(request: IncomingMessage): Promise<unknown> {
    if (issuer.mood === "nonsense") return { keys: "none", user: null };
    if (request.url === "/auth/v1/settings") return { mailer_autoconfirm: issuer.confirmsEveryAddress };
    if (request.url === "/auth/v1/user") return userOf(request);
    issuer.keyFetches += 1;
    return keySetOf(keys);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    issuer.calls += 1;
    if (issuer.mood === "silent") return;
    const json = await responseTo(request);
    const status = issuer.mood === "failing" ? 502 : json === undefined ? 401 : 200;
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json ?? {}));
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;

  const settings: Record<Method, Record<string, string>> = {
    auth0: { AUTH0_DOMAIN: "trove.eu.auth0.com", AUTH0_CLIENT_ID: "shopclient" },
    amplify: { AMPLIFY_USER_POOL_ID: POOL, AMPLIFY_CLIENT_ID: "shopclient" },
    firebase: { FIREBASE_PROJECT_ID: PROJECT, FIREBASE_API_KEY: "AIzaTests" },
    supabase: { SUPABASE_URL: "https://trove.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_tests" },
  };
  const places: Record<Method, JWTPayload> = {
    auth0: { iss: `${url}/`, aud: "shopclient" },
    amplify: { iss: `${url}/${POOL}`, aud: "shopclient", token_use: "id" },
    firebase: {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      firebase: { sign_in_provider: "password" },
    },
    supabase: { iss: `${url}/auth/v1`, aud: "authenticated", role: "authenticated", is_anonymous: false },
  };

  const keyOf = (method: Method): KeyPair => {
    const key = keys[algOf(method)];
    if (key === undefined) throw new Error(`no key for ${method}`);
    return key;
  };

  const issuer: Issuer = {
    url,
    mood: "well",
    confirmsEveryAddress: false,
    keyFetches: 0,
    calls: 0,
    variables: (method) => ({ AUTH_METHOD: method, AUTH_EMULATOR_URL: url, ...settings[method] }),
    claimsOf(method, subject, now) {
      const { sub, email, isVerified } = subject;
      people.set(sub, subject);
      const iat = Math.floor(now.getTime() / 1000);
      // At Supabase, people can set email_verified themselves. The shop must ask the provider whether an address is
      // verified.
      const claimed = method === "supabase" ? { email_verified: true } : { email_verified: isVerified };
      const named = method === "auth0" ? `auth0|${sub}` : sub;
      return { ...places[method], sub: named, email, ...claimed, iat, exp: iat + 3600, jti: crypto.randomUUID() };
    },
    keyOf,
    sign(method, claims, header = {}) {
      const { privateKey, kid, alg } = keyOf(method);
      return new SignJWT(claims).setProtectedHeader({ alg, kid, ...header }).sign(privateKey);
    },
    async rotate() {
      generation += 1;
      keys = await makeKeys(generation);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return issuer;
}
