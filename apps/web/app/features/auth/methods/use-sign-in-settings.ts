import { useRouteLoaderData } from "react-router";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";

/** The identity provider's settings for browsers. Only call this in pages below the route "sign-in-methods". */
export function useSignInSettings(): SignInSettings {
  const settings = useRouteLoaderData<() => SignInSettings>("sign-in-methods");
  if (settings === undefined) throw new Error("only the pages of sign-in know its settings");
  return settings;
}
