import { randomInt, randomUUID } from "node:crypto";
import { type Answered, openFront } from "./front.ts";
import { beginSrp, type SrpSignIn } from "./srp.ts";
import type { Mail, StandIn } from "./stand-in.ts";

const POOL = "eu-west-1_a1B2c3D4e";
const CLIENT = "journeysclient";

type User = { sub: string; email: string; password: string; isConfirmed: boolean; names: Record<string, string> };
type Body = Record<string, string> & {
  AuthParameters?: Record<string, string>;
  ChallengeResponses?: Record<string, string>;
  UserAttributes?: { Name: string; Value: string }[];
};

const yes = (json: object): Answered => ({ status: 200, json });
const no = (name: string, message = name): Answered => ({ status: 400, json: { __type: name, message } });
const wrong = no("NotAuthorizedException", "Incorrect username or password.");

/**
 * Imitates the parts of a Cognito user pool that the pages use. Sign-in is by SRP only, and responses don't reveal
 * which addresses have an account.
 */
export async function openCognitoStandIn(): Promise<StandIn> {
  const users = new Map<string, User>();
  const codes = new Map<string, string>();
  const signIns = new Map<string, { srp: SrpSignIn; user: User }>();
  const mails: Mail[] = [];

  function mail(user: User, about: Mail["about"]): Answered {
    const code = String(randomInt(100_000, 1_000_000));
    codes.set(`${about} ${user.email}`, code);
    mails.push({ to: user.email, about, code });
    return yes({ CodeDeliveryDetails: { DeliveryMedium: "EMAIL", Destination: "m***@t***", AttributeName: "email" } });
  }

  /** Returns the user if the code is valid for the address. The code can be used only once. */
  function userOf(email: string, about: Mail["about"], code: string): User | undefined {
    const key = `${about} ${email}`;
    if (codes.get(key) !== code) return undefined;
    codes.delete(key);
    return users.get(email);
  }

  async function tokensOf({ sub, email, names }: User): Promise<Answered> {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: `${front.url}/${POOL}`, sub, auth_time: now, iat: now, exp: now + 3600, jti: randomUUID() };
    const own = { aud: CLIENT, token_use: "id", email, email_verified: true, "cognito:username": sub, ...names };
    return yes({
      ChallengeParameters: {},
      AuthenticationResult: {
        AccessToken: await front.sign({ ...claims, client_id: CLIENT, token_use: "access", username: sub }),
        IdToken: await front.sign({ ...claims, ...own }),
        RefreshToken: randomUUID(),
        ExpiresIn: 3600,
        TokenType: "Bearer",
      },
    });
  }

  function begin({ AuthFlow, AuthParameters = {} }: Body): Answered {
    const user = users.get(AuthParameters["USERNAME"] ?? "");
    if (AuthFlow !== "USER_SRP_AUTH" || user === undefined) return wrong;
    const who = { pool: POOL.split("_")[1] ?? "", userId: user.sub, password: user.password };
    const srp = beginSrp(who, AuthParameters["SRP_A"] ?? "");
    signIns.set(user.sub, { srp, user });
    const ChallengeParameters = { ...srp.challenge, USERNAME: user.sub, USER_ID_FOR_SRP: user.sub };
    return yes({ ChallengeName: "PASSWORD_VERIFIER", ChallengeParameters });
  }

  async function finish({ ChallengeResponses: given = {} }: Body): Promise<Answered> {
    const signIn = signIns.get(given["USERNAME"] ?? "");
    const { PASSWORD_CLAIM_SIGNATURE: signature = "", TIMESTAMP: time = "" } = given;
    if (signIn === undefined || !signIn.srp.proves(signature, time)) return wrong;
    return signIn.user.isConfirmed ? tokensOf(signIn.user) : no("UserNotConfirmedException", "User is not confirmed.");
  }

  async function call(target: string, body: Body): Promise<Answered> {
    const { Username: email = "", ConfirmationCode: code = "" } = body;
    const user = users.get(email);
    switch (target) {
      case "SignUp": {
        if (user !== undefined) return no("UsernameExistsException");
        const names = Object.fromEntries((body.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
        const fresh = { sub: randomUUID(), email, password: body["Password"] ?? "", isConfirmed: false, names };
        users.set(email, fresh);
        const { json } = mail(fresh, "verify");
        return yes({ UserConfirmed: false, UserSub: fresh.sub, ...Object(json) });
      }
      case "ResendConfirmationCode":
        return user === undefined ? no("UserNotFoundException") : mail(user, "verify");
      case "ConfirmSignUp": {
        const own = userOf(email, "verify", code);
        if (own === undefined) return no("CodeMismatchException");
        own.isConfirmed = true;
        return yes({});
      }
      case "ForgotPassword":
        if (user !== undefined) return mail(user, "reset");
        return yes({ CodeDeliveryDetails: { DeliveryMedium: "EMAIL", Destination: "m***@t***" } });
      case "ConfirmForgotPassword": {
        const own = userOf(email, "reset", code);
        if (own === undefined) return no("CodeMismatchException");
        own.password = body["Password"] ?? "";
        return yes({});
      }
      case "InitiateAuth":
        return begin(body);
      case "RespondToAuthChallenge":
        return finish(body);
      case "RevokeToken":
        return yes({});
      default:
        return no("InvalidAction");
    }
  }

  const front = await openFront("RS256", async ({ path, body, headers }) => {
    if (path === `/${POOL}/.well-known/jwks.json`) return yes(await front.keys());
    return call(String(headers["x-amz-target"]).split(".")[1] ?? "", JSON.parse(body || "{}"));
  });
  return {
    front,
    mails,
    variables: {
      AUTH_METHOD: "amplify",
      AMPLIFY_USER_POOL_ID: POOL,
      AMPLIFY_CLIENT_ID: CLIENT,
      AUTH_EMULATOR_URL: front.url,
    },
    linkOf: () => undefined,
  };
}
