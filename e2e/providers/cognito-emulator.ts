import { decodeJwt } from "jose";
import { type Answered, type Asked, openFront } from "../support/sign-in/front.ts";
import { beginSrp, type SrpSignIn } from "../support/sign-in/srp.ts";
import type { Mail, StandIn } from "../support/sign-in/stand-in.ts";
import { type CognitoUser, openCognitoLocal, POOL } from "./cognito-local.ts";

type Body = Record<string, string> & {
  AuthParameters?: Record<string, string>;
  ChallengeResponses?: Record<string, string>;
};
type Tokens = { AuthenticationResult: { IdToken: string; AccessToken: string } };

const yes = (json: object): Answered => ({ status: 200, json });
const no = (name: string, message = name): Answered => ({ status: 400, json: { __type: name, message } });
const wrong = no("NotAuthorizedException", "Incorrect username or password.");

/** The response for every address, so that it doesn't reveal which addresses have an account. */
const SENT = { CodeDeliveryDetails: { DeliveryMedium: "EMAIL", Destination: "m***@t***", AttributeName: "email" } };

/** Attributes that Cognito writes into ID tokens and the emulator leaves out. */
const READABLE = new Set(["given_name", "family_name", "preferred_username"]);

function claimsOf({ Attributes }: CognitoUser): object {
  const readable = Attributes.filter(({ Name }) => READABLE.has(Name)).map(({ Name, Value }) => [Name, Value] as const);
  const isVerified = Attributes.some(({ Name, Value }) => Name === "email_verified" && Value === "true");
  return { ...Object.fromEntries(readable), email_verified: isVerified };
}

/**
 * Runs the emulator cognito-local behind a server that adds the missing features: sign-in by SRP, sending another code,
 * and verifying an address by its code.
 */
export async function openCognitoEmulator(): Promise<StandIn> {
  const mails: Mail[] = [];
  let about: Mail["about"] = "verify";
  const emulator = await openCognitoLocal((mail) => void mails.push({ ...mail, about }));
  const { clientId } = emulator;
  const signIns = new Map<string, { srp: SrpSignIn; user: CognitoUser; email: string }>();

  async function begin({ AuthFlow, AuthParameters = {} }: Body): Promise<Answered> {
    const { USERNAME: email = "", SRP_A: browserValue = "" } = AuthParameters;
    const user = await emulator.userOf(email);
    if (AuthFlow !== "USER_SRP_AUTH" || user === undefined) return wrong;
    const { Username: userId, Password: password } = user;
    const srp = beginSrp({ pool: POOL.split("_")[1] ?? "", userId, password }, browserValue);
    signIns.set(userId, { srp, user, email });
    const ChallengeParameters = { ...srp.challenge, USERNAME: userId, USER_ID_FOR_SRP: userId };
    return yes({ ChallengeName: "PASSWORD_VERIFIER", ChallengeParameters });
  }

  async function finish({ ChallengeResponses: given = {} }: Body): Promise<object | undefined> {
    const signIn = signIns.get(given["USERNAME"] ?? "");
    const { PASSWORD_CLAIM_SIGNATURE: signature = "", TIMESTAMP: time = "" } = given;
    if (signIn === undefined || !signIn.srp.proves(signature, time)) return undefined;
    const { user, email } = signIn;
    const AuthParameters = { USERNAME: email, PASSWORD: user.Password };
    const begun = { ClientId: clientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters };
    const { AuthenticationResult: result, ...rest } = (await emulator.call("InitiateAuth", begun)) as Tokens;
    const iss = `${front.url}/${POOL}`;
    const [IdToken, AccessToken] = await Promise.all([
      front.sign({ ...decodeJwt(result.IdToken), ...claimsOf(user), iss }),
      front.sign({ ...decodeJwt(result.AccessToken), iss }),
    ]);
    const AuthenticationResult = { ...result, IdToken, AccessToken, ExpiresIn: 3600, TokenType: "Bearer" };
    return { ...rest, AuthenticationResult };
  }

  async function confirm(body: Body): Promise<object> {
    const done = await emulator.call("ConfirmSignUp", body);
    const { Username: email = "" } = body;
    const { Username } = (await emulator.userOf(email)) ?? {};
    const UserAttributes = [
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
    ];
    await emulator.call("AdminUpdateUserAttributes", { UserPoolId: POOL, Username, UserAttributes });
    return done;
  }

  async function sendAgain({ Username: to = "" }: Body): Promise<object> {
    const { ConfirmationCode: code } = (await emulator.userOf(to)) ?? {};
    if (code !== undefined) mails.push({ to, about: "verify", code });
    return SENT;
  }

  async function ask(target: string, body: Body): Promise<Answered> {
    switch (target) {
      case "InitiateAuth":
        return begin(body);
      case "RespondToAuthChallenge": {
        const done = await finish(body);
        return done === undefined ? wrong : yes(done);
      }
      case "ConfirmSignUp":
        return yes(await confirm(body));
      case "ResendConfirmationCode":
        return yes(await sendAgain(body));
      case "RevokeToken":
        return yes({});
      case "ForgotPassword":
        about = "reset";
        if ((await emulator.userOf(body["Username"] ?? "")) === undefined) return yes(SENT);
        return yes(await emulator.call(target, body));
      default:
        about = "verify";
        return yes(await emulator.call(target, body));
    }
  }

  async function answer({ path, body, headers }: Asked): Promise<Answered> {
    if (path === `/${POOL}/.well-known/jwks.json`) return yes(await front.keys());
    const target = String(headers["x-amz-target"]).split(".")[1] ?? "";
    return ask(target, JSON.parse(body || "{}")).catch((error: Error & { code?: string }) => {
      if (error.code === undefined) throw error;
      return no(error.code, error.message);
    });
  }

  const front = await openFront("RS256", answer, emulator.close);
  return {
    front,
    mails,
    variables: {
      AUTH_METHOD: "amplify",
      AMPLIFY_USER_POOL_ID: POOL,
      AMPLIFY_CLIENT_ID: clientId,
      AUTH_EMULATOR_URL: front.url,
    },
    linkOf: () => undefined,
  };
}
