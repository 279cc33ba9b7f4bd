import type { SignInSettings } from "../../../shell/sign-in-settings.ts";

/** The provider's URL that ends its session and redirects to the shop's front page. */
export function signOutAddress({ tenant, clientId }: SignInSettings & { method: "auth0" }): string {
  const query = new URLSearchParams({ client_id: clientId, returnTo: `${window.location.origin}/` });
  return `${tenant}/v2/logout?${query}`;
}
