import type { SignInSettings } from "@trove/web/serve";
import type { Environment } from "./environment.ts";

/** Returns the settings that the sign-in pages need. */
export function signInSettings(environment: Environment): SignInSettings {
  const { AUTH_METHOD: method, AUTH_EMULATOR_URL: emulatorUrl } = environment;
  switch (method) {
    case "jwt":
      return { method };
    case "auth0": {
      const { AUTH0_DOMAIN = "", AUTH0_CLIENT_ID: clientId = "" } = environment;
      return { method, tenant: emulatorUrl ?? `https://${AUTH0_DOMAIN}`, clientId };
    }
    case "amplify": {
      const { AMPLIFY_USER_POOL_ID: userPoolId = "", AMPLIFY_CLIENT_ID: clientId = "" } = environment;
      const [region = ""] = userPoolId.split("_");
      return { method, userPoolId, clientId, endpoint: emulatorUrl ?? `https://cognito-idp.${region}.amazonaws.com` };
    }
    case "firebase": {
      const { FIREBASE_PROJECT_ID: projectId = "", FIREBASE_API_KEY: apiKey = "" } = environment;
      return { method, projectId, apiKey, emulatorUrl };
    }
    case "supabase": {
      const { SUPABASE_URL = "", SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = environment;
      return { method, url: `${emulatorUrl ?? SUPABASE_URL}/auth/v1`, publishableKey };
    }
  }
}

const GOOGLE = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];

/** Returns the origins that the identity provider's SDK calls. */
export function providerOrigins(settings: SignInSettings): readonly string[] {
  switch (settings.method) {
    case "jwt":
      return [];
    case "auth0":
      return [settings.tenant];
    case "amplify":
      return [settings.endpoint];
    case "firebase":
      return settings.emulatorUrl === undefined ? GOOGLE : [settings.emulatorUrl];
    case "supabase":
      return [new URL(settings.url).origin];
  }
}
