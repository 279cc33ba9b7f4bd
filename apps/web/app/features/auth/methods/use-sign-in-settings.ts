import { useRouteLoaderData } from "react-router";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";

/** The browser's settings for the identity provider. Only call this below the route "sign-in-methods". */
export function useSignInSettings(): SignInSettings {
  const settings = useRouteLoaderData<() => SignInSettings>("sign-in-methods");
  if (settings === undefined) throw new Error("only the pages of sign-in know its settings");
  return settings;
}
