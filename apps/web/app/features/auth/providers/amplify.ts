import {
  AuthError,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "@aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "@aws-amplify/auth/cognito";
import { Amplify } from "@aws-amplify/core";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import type { PasswordProvider } from "./password-provider.ts";
import { ProviderRefusal, type RefusalKind } from "./provider-refusal.ts";

/** A storage in memory. Its data are lost when the page is closed or reloaded. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void values.set(key, value),
    getItem: async (key: string) => values.get(key) ?? null,
    removeItem: async (key: string) => void values.delete(key),
    clear: async () => values.clear(),
  };
}

const kinds: Partial<Record<string, RefusalKind>> = {
  NotAuthorizedException: "credentials",
  UserNotFoundException: "credentials",
  UserNotConfirmedException: "unverified",
  UsernameExistsException: "taken",
  AliasExistsException: "taken",
  InvalidPasswordException: "weakPassword",
  PasswordHistoryPolicyViolationException: "samePassword",
  PasswordResetRequiredException: "resetFirst",
  CodeMismatchException: "code",
  ExpiredCodeException: "code",
  LimitExceededException: "tooMany",
  TooManyRequestsException: "tooMany",
  TooManyFailedAttemptsException: "tooMany",
  NetworkError: "unreachable",
  ServiceUnavailableException: "unreachable",
  InternalErrorException: "unreachable",
  SoftwareTokenMFANotFoundException: "unsupported",
};

/**
 * Turns Cognito's errors into ProviderRefusal. `notAuthorized` is the kind for NotAuthorizedException, because Cognito
 * throws that for several reasons.
 */
async function granted<Answer>(answer: Promise<Answer>, notAuthorized: RefusalKind = "credentials"): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const isDisabled = error.name === "NotAuthorizedException" && /disabled/i.test(error.message);
    const kind = error.name === "NotAuthorizedException" ? notAuthorized : (kinds[error.name] ?? "unexpected");
    throw new ProviderRefusal(isDisabled ? "closed" : kind, error.message, { cause: error });
  }
}

type Step = Awaited<ReturnType<typeof signIn>>["nextStep"]["signInStep"];

/**
 * The refusal for a further step that Cognito requires. Only CONFIRM_SIGN_UP and RESET_PASSWORD have pages in the shop.
 */
function refusalAt(step: Step): ProviderRefusal {
  if (step === "CONFIRM_SIGN_UP") return new ProviderRefusal("unverified");
  return new ProviderRefusal(step === "RESET_PASSWORD" ? "resetFirst" : "unsupported", step);
}

/** Opens a Cognito user pool. People sign in by SRP, which does not send their password. */
export function openAmplify(settings: SignInSettings & { method: "amplify" }): PasswordProvider {
  const { userPoolId, clientId: userPoolClientId, endpoint: userPoolEndpoint } = settings;
  const Auth = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } };
  const tokenProvider = cognitoUserPoolsTokenProvider;
  tokenProvider.setAuthConfig(Auth);
  tokenProvider.setKeyValueStorage(memoryStorage());
  Amplify.configure({ Auth }, { Auth: { tokenProvider } });

  return {
    async signIn(email, password) {
      await signOut();
      const { isSignedIn, nextStep } = await granted(signIn({ username: email, password }));
      if (!isSignedIn) throw refusalAt(nextStep.signInStep);
      const { tokens } = await granted(fetchAuthSession());
      if (tokens?.idToken === undefined) throw new ProviderRefusal("unexpected");
      return { token: tokens.idToken.toString(), leave: () => signOut() };
    },
    async signUp({ email, password, firstName, lastName }) {
      const userAttributes = { email, given_name: firstName, family_name: lastName };
      await granted(signUp({ username: email, password, options: { userAttributes } }), "signUpClosed");
    },
    async resend(email) {
      await granted(resendSignUpCode({ username: email }));
    },
    async verify({ code, email }) {
      await granted(confirmSignUp({ username: email, confirmationCode: code }), "code");
    },
    async requestReset(email) {
      await granted(resetPassword({ username: email }));
    },
    async resetPassword({ code, email }, password) {
      await granted(confirmResetPassword({ username: email, confirmationCode: code, newPassword: password }), "code");
    },
  };
}
