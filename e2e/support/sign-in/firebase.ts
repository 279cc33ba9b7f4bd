import { randomBytes, randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import { type Answered, openFront } from "./front.ts";
import type { Mail, StandIn } from "./stand-in.ts";

const PROJECT = "trove-journeys";
const CALLS = "/identitytoolkit.googleapis.com/v1/accounts:";

type User = { localId: string; email: string; password: string; emailVerified: boolean; displayName: string };

const yes = (json: object): Answered => ({ status: 200, json });
const no = (message: string): Answered => ({ status: 400, json: { error: { code: 400, message } } });

/** Imitates the parts of Firebase Authentication that the pages use, with its protection against enumeration. */
export async function openFirebaseStandIn(): Promise<StandIn> {
  const users = new Map<string, User>();
  const codes = new Map<string, { user: User; about: Mail["about"] }>();
  const mails: Mail[] = [];

  async function tokensOf(user: User): Promise<object> {
    const { localId, email, emailVerified, displayName } = user;
    const now = Math.floor(Date.now() / 1000);
    const idToken = await front.sign({
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      auth_time: now,
      user_id: localId,
      sub: localId,
      iat: now,
      exp: now + 3600,
      email,
      email_verified: emailVerified,
      name: displayName,
      firebase: { identities: { email: [email] }, sign_in_provider: "password" },
    });
    return { localId, email, displayName, idToken, refreshToken: randomUUID(), expiresIn: "3600", registered: true };
  }

  const ofToken = (idToken = "") => [...users.values()].find(({ localId }) => localId === decodeJwt(idToken).sub);

  function mail(user: User, about: Mail["about"]): Answered {
    const code = randomBytes(24).toString("base64url");
    codes.set(code, { user, about });
    mails.push({ to: user.email, about, code });
    return yes({ email: user.email });
  }

  function userOf(code: string | undefined, about: Mail["about"]): User | undefined {
    const known = codes.get(code ?? "");
    if (known?.about !== about) return undefined;
    codes.delete(code ?? "");
    return known.user;
  }

  async function call(name: string, body: Record<string, string>): Promise<Answered> {
    const { email = "", password = "", idToken, oobCode } = body;
    const user = users.get(email);
    switch (name) {
      case "signUp": {
        if (user !== undefined) return no("EMAIL_EXISTS");
        const fresh = { localId: randomUUID(), email, password, emailVerified: false, displayName: "" };
        users.set(email, fresh);
        return yes(await tokensOf(fresh));
      }
      case "signInWithPassword":
        return user?.password === password ? yes(await tokensOf(user)) : no("INVALID_LOGIN_CREDENTIALS");
      case "lookup": {
        const own = ofToken(idToken);
        return own === undefined ? no("INVALID_ID_TOKEN") : yes({ users: [{ ...own, providerUserInfo: [] }] });
      }
      case "update": {
        const own = idToken === undefined ? userOf(oobCode, "verify") : ofToken(idToken);
        if (own === undefined) return no("INVALID_OOB_CODE");
        if (idToken === undefined) own.emailVerified = true;
        else own.displayName = body["displayName"] ?? "";
        return yes({ localId: own.localId, email: own.email, displayName: own.displayName });
      }
      case "sendOobCode": {
        if (body["requestType"] === "PASSWORD_RESET") return user === undefined ? yes({ email }) : mail(user, "reset");
        const own = ofToken(idToken);
        return own === undefined ? no("INVALID_ID_TOKEN") : mail(own, "verify");
      }
      case "resetPassword": {
        const own = userOf(oobCode, "reset");
        if (own === undefined) return no("INVALID_OOB_CODE");
        own.password = body["newPassword"] ?? "";
        return yes({ email: own.email, requestType: "PASSWORD_RESET" });
      }
      default:
        return { status: 404, json: {} };
    }
  }

  const front = await openFront("RS256", async ({ path, body }) => {
    if (path.startsWith("/service_accounts/")) return yes(await front.keys());
    return call(path.replace(CALLS, ""), JSON.parse(body || "{}"));
  });
  return {
    front,
    mails,
    variables: {
      AUTH_METHOD: "firebase",
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "AIzaJourneys",
      AUTH_EMULATOR_URL: front.url,
    },
    linkOf: ({ about, code }) =>
      `/auth/firebase/verify?mode=${about === "verify" ? "verifyEmail" : "resetPassword"}&oobCode=${code}&apiKey=x&lang=en`,
  };
}
