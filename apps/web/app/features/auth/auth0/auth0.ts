import { Auth0Client, GenericError } from "@auth0/auth0-spa-js";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import type { ProviderSession } from "../providers/password-provider.ts";
import { ProviderRefusal } from "../providers/provider-refusal.ts";

type Settings = SignInSettings & { method: "auth0" };
type AppState = { search: string };

/** The person whom the provider's page signed in. */
export type Returned = {
  session: ProviderSession;
  email: string;
  /** The query of the sign-in page when they left it. */
  search: string;
};

/** Uses no refresh tokens, so the SDK needs neither a worker nor a frame. */
function openClient({ tenant, clientId }: Settings): Auth0Client {
  return new Auth0Client({
    domain: tenant,
    clientId,
    cacheLocation: "memory",
    authorizationParams: {
      redirect_uri: `${window.location.origin}/auth/auth0/sign-in`,
      scope: "openid profile email",
    },
  });
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof GenericError)) return error;
  const isTheirs = ["access_denied", "missing_transaction", "state_mismatch"].includes(error.error);
  return new ProviderRefusal(isTheirs ? "cancelled" : "unexpected", error.message, { cause: error });
}

/** Options for going to the provider's page. */
export type Leaving = {
  page: "login" | "signup";
  /** The query of the sign-in page. `comeBack` returns it. */
  search: string;
  /** Makes the provider ask for credentials even if it has a session. */
  asksAnew: boolean;
};

export async function goToProvider(settings: Settings, { page, search, asksAnew }: Leaving): Promise<void> {
  const appState: AppState = { search };
  const authorizationParams = { screen_hint: page, ...(asksAnew && { prompt: "login" as const }) };
  await openClient(settings).loginWithRedirect({ appState, authorizationParams });
}

/** Completes the sign-in. `address` is the URL to which the provider redirected. Throws ProviderRefusal. */
export async function comeBack(settings: Settings, address: string): Promise<Returned> {
  const client = openClient(settings);
  try {
    const { appState } = await client.handleRedirectCallback<AppState>(address);
    const claims = await client.getIdTokenClaims();
    if (claims === undefined) throw new ProviderRefusal("unexpected");
    const leave = () => client.logout({ openUrl: false });
    const { __raw: token } = claims;
    return { session: { token, leave }, email: claims.email ?? "", search: appState?.search ?? "" };
  } catch (error) {
    throw refusalOf(error);
  }
}
