import { Auth0Client, GenericError } from "@auth0/auth0-spa-js";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import type { ProviderSession } from "../providers/password-provider.ts";
import { ProviderRefusal } from "../providers/provider-refusal.ts";

type Settings = SignInSettings & { method: "auth0" };
type AppState = { search: string };

/** The person who signed in on the provider's page. */
export type Returned = {
  session: ProviderSession;
  email: string;
  /** The query of the shop's sign-in page when the person left it. */
  search: string;
};

/** Opens a client without refresh tokens, so that the SDK needs neither a worker nor a frame. */
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

/** Options for leaving to the provider's page. */
export type Leaving = {
  page: "login" | "signup";
  /** The query of the sign-in page. `comeBack` returns it afterwards. */
  search: string;
  /** Makes the provider ask for credentials even if it still has a session. */
  asksAnew: boolean;
};

export async function goToProvider(settings: Settings, { page, search, asksAnew }: Leaving): Promise<void> {
  const appState: AppState = { search };
  const authorizationParams = { screen_hint: page, ...(asksAnew && { prompt: "login" as const }) };
  await openClient(settings).loginWithRedirect({ appState, authorizationParams });
}

/** Completes the sign-in after the redirect back to `address`. Throws ProviderRefusal. */
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
