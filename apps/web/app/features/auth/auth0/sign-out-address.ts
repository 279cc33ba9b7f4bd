import type { SignInSettings } from "../../../shell/sign-in-settings.ts";

/** The page of the provider that ends the session there, and returns to the front page. */
export function signOutAddress({ tenant, clientId }: SignInSettings & { method: "auth0" }): string {
  const query = new URLSearchParams({ client_id: clientId, returnTo: `${window.location.origin}/` });
  return `${tenant}/v2/logout?${query}`;
}
