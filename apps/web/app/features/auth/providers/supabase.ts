import { AuthClient, type AuthError, isAuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import type { PasswordProvider } from "./password-provider.ts";
import { ProviderRefusal, type RefusalKind } from "./provider-refusal.ts";

const kinds: Partial<Record<string, RefusalKind>> = {
  invalid_credentials: "credentials",
  user_not_found: "credentials",
  email_address_invalid: "credentials",
  email_not_confirmed: "unverified",
  email_exists: "taken",
  user_already_exists: "taken",
  weak_password: "weakPassword",
  same_password: "samePassword",
  otp_expired: "link",
  over_request_rate_limit: "tooMany",
  over_email_send_rate_limit: "tooMany",
  signup_disabled: "signUpClosed",
  email_provider_disabled: "signUpClosed",
  user_banned: "closed",
  captcha_failed: "unsupported",
  insufficient_aal: "unsupported",
  reauthentication_needed: "unsupported",
};

function refusalOf(error: AuthError): ProviderRefusal {
  const isDown = isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500;
  return new ProviderRefusal(kinds[error.code ?? ""] ?? (isDown ? "unreachable" : "unexpected"), error.message);
}

/**
 * Turns the errors that auth-js returns or throws into ProviderRefusal. Other errors are thrown unchanged.
 */
async function granted<Answer extends { error: AuthError | null }>(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer.catch((cause: unknown) => {
    if (isAuthError(cause)) throw refusalOf(cause);
    throw cause;
  });
  if (given.error !== null) throw refusalOf(given.error);
  return given;
}

/** Opens Supabase Auth. The links in its e-mails must contain `token_hash`. */
export function openSupabase({ url, publishableKey }: SignInSettings & { method: "supabase" }): PasswordProvider {
  const client = new AuthClient({
    url,
    headers: { apikey: publishableKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
  /**
   * The code of a link for a new password that was already used. If Supabase refuses the password, the person can try
   * another one.
   */
  let recovered: string | undefined;

  return {
    async signIn(email, password) {
      const { data } = await granted(client.signInWithPassword({ email, password }));
      const leave = async () => void (await client.signOut({ scope: "local" }));
      const hasSecondFactor = data.user?.factors?.some(({ status }) => status === "verified") === true;
      if (hasSecondFactor) {
        await leave();
        throw new ProviderRefusal("unsupported");
      }
      if (data.session === null) throw new ProviderRefusal("unexpected");
      return { token: data.session.access_token, leave };
    },
    async signUp({ email, password, firstName, lastName }) {
      const data = { first_name: firstName, last_name: lastName };
      await granted(client.signUp({ email, password, options: { data } }));
    },
    async resend(email) {
      await granted(client.resend({ type: "signup", email }));
    },
    async verify({ code }) {
      await granted(client.verifyOtp({ type: "email", token_hash: code }));
      // Signs the person out again: somebody else may have requested the link. They sign in with their password
      // afterwards.
      await client.signOut({ scope: "local" });
    },
    async requestReset(email) {
      await granted(client.resetPasswordForEmail(email));
    },
    async resetPassword({ code }, password) {
      if (recovered !== code) await granted(client.verifyOtp({ type: "recovery", token_hash: code }));
      recovered = code;
      await granted(client.updateUser({ password }));
      await client.signOut({ scope: "global" });
    },
  };
}
