import type { Environment } from "../../../environment.ts";
import { amplify } from "./amplify.ts";
import { auth0 } from "./auth0.ts";
import { firebase } from "./firebase.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { supabase } from "./supabase.ts";

/** Returns the identity provider that the settings name; undefined if the shop keeps the passwords itself. */
export function findProvider(environment: Environment, now: () => Date): IdentityProvider | undefined {
  const { AUTH_EMULATOR_URL: emulatorUrl } = environment;
  switch (environment.AUTH_METHOD) {
    case "jwt":
      return undefined;
    case "auth0": {
      const { AUTH0_DOMAIN: domain = "", AUTH0_CLIENT_ID: clientId = "" } = environment;
      return auth0({ domain, clientId, emulatorUrl });
    }
    case "amplify": {
      const { AMPLIFY_USER_POOL_ID: userPoolId = "", AMPLIFY_CLIENT_ID: clientId = "" } = environment;
      return amplify({ userPoolId, clientId, emulatorUrl });
    }
    case "firebase":
      return firebase({ projectId: environment.FIREBASE_PROJECT_ID ?? "", emulatorUrl });
    case "supabase": {
      const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = environment;
      return supabase({ url: emulatorUrl ?? SUPABASE_URL, publishableKey, now });
    }
  }
}
