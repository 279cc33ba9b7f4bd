import { randomBytes, randomUUID } from "node:crypto";
import { type Answered, type Asked, openFront } from "./front.ts";
import type { Mail, StandIn } from "./stand-in.ts";

type User = { id: string; email: string; password: string; confirmedAt: string | null; data: object };
type Link = { user: User; about: Mail["about"] };

const no = (status: number, code: string, message = code): Answered => ({ status, json: { code, message } });

const shown = ({ id, email, confirmedAt, data }: User) => ({
  id,
  aud: "authenticated",
  role: "authenticated",
  email,
  email_confirmed_at: confirmedAt,
  user_metadata: data,
  app_metadata: { provider: "email" },
  factors: [],
  created_at: "2026-01-01T00:00:00Z",
});

/**
 * Imitates the parts of Supabase Auth's public API that the pages use. Addresses have to be confirmed, and the keys are
 * asymmetric.
 */
export async function openSupabaseStandIn(): Promise<StandIn> {
  const users = new Map<string, User>();
  const links = new Map<string, Link>();
  /** The signed-in users by session id. */
  const sessions = new Map<string, User>();
  const mails: Mail[] = [];

  function mail(user: User, about: Mail["about"]): void {
    const code = randomBytes(28).toString("hex");
    links.set(code, { user, about });
    mails.push({ to: user.email, about, code });
  }

  async function sessionOf(user: User): Promise<Answered> {
    const sessionId = randomUUID();
    sessions.set(sessionId, user);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `${front.url}/auth/v1`,
      aud: "authenticated",
      sub: user.id,
      role: "authenticated",
      email: user.email,
      session_id: sessionId,
      is_anonymous: false,
      user_metadata: user.data,
      iat: now,
      exp: now + 3600,
    };
    const token = { access_token: await front.sign(claims), token_type: "bearer", expires_in: 3600 };
    return { status: 200, json: { ...token, refresh_token: randomUUID(), user: shown(user) } };
  }

  function bearerOf({ headers }: Asked): { sessionId: string; user: User } | undefined {
    const [, claims = ""] = (headers.authorization ?? "").split(".");
    const { session_id: sessionId = "" } = JSON.parse(Buffer.from(claims, "base64url").toString() || "{}");
    const user = sessions.get(sessionId);
    return user && { sessionId, user };
  }

  async function post(path: string, body: Record<string, string>, data: object): Promise<Answered> {
    const { email = "", password = "" } = body;
    const user = users.get(email);
    switch (path) {
      case "signup": {
        const fresh = { id: randomUUID(), email, password, confirmedAt: null, data };
        // The response doesn't reveal whether the address has an account.
        if (user?.confirmedAt) return { status: 200, json: { ...shown(fresh), identities: [] } };
        users.set(email, fresh);
        mail(fresh, "verify");
        return { status: 200, json: shown(fresh) };
      }
      case "token":
        if (user?.password !== password) return no(400, "invalid_credentials", "Invalid login credentials");
        return user.confirmedAt === null ? no(400, "email_not_confirmed", "Email not confirmed") : sessionOf(user);
      case "resend":
        if (user?.confirmedAt === null) mail(user, "verify");
        return { status: 200, json: {} };
      case "recover":
        if (user !== undefined) mail(user, "reset");
        return { status: 200, json: {} };
      case "verify": {
        const link = links.get(body["token_hash"] ?? "");
        const type = link?.about === "reset" ? "recovery" : "email";
        if (link === undefined || body["type"] !== type)
          return no(403, "otp_expired", "Email link is invalid or has expired");
        links.delete(body["token_hash"] ?? "");
        link.user.confirmedAt ??= new Date().toISOString();
        return sessionOf(link.user);
      }
      default:
        return no(404, "not_found");
    }
  }

  async function answer(asked: Asked): Promise<Answered> {
    const path = asked.path.replace("/auth/v1/", "");
    if (path === ".well-known/jwks.json") return { status: 200, json: await front.keys() };
    if (asked.headers["apikey"] !== "sb_publishable_journeys") return no(401, "no_authorization");
    if (path === "settings") return { status: 200, json: { mailer_autoconfirm: false } };
    const bearer = bearerOf(asked);
    if (path === "logout" && bearer !== undefined) {
      const isGlobal = asked.query.get("scope") === "global";
      for (const [id, user] of sessions)
        if (isGlobal ? user === bearer.user : id === bearer.sessionId) sessions.delete(id);
      return { status: 200, json: {} };
    }
    const body = JSON.parse(asked.body || "{}");
    if (path === "user") {
      if (bearer === undefined) return no(403, "session_not_found");
      if (asked.method === "PUT" && bearer.user.password === body.password) return no(422, "same_password");
      if (asked.method === "PUT") bearer.user.password = body.password;
      return { status: 200, json: shown(bearer.user) };
    }
    return post(path, body, body.data ?? {});
  }

  const front = await openFront("ES256", answer);
  return {
    front,
    mails,
    variables: {
      AUTH_METHOD: "supabase",
      SUPABASE_URL: "https://trove.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_journeys",
      AUTH_EMULATOR_URL: front.url,
    },
    linkOf: ({ about, code }) =>
      about === "verify"
        ? `/auth/supabase/verify?token_hash=${code}&type=email`
        : `/auth/supabase/update-password?token_hash=${code}&type=recovery`,
  };
}
