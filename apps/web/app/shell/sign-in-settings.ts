/** The public settings with which pages reach the identity provider. */
export type SignInSettings =
  | { method: "jwt" }
  /** `tenant` is a URL without a path. */
  | { method: "auth0"; tenant: string; clientId: string }
  /** `endpoint` is the URL of Cognito in the pool's region. */
  | { method: "amplify"; userPoolId: string; clientId: string; endpoint: string }
  /** `emulatorUrl` replaces Google's hosts. */
  | { method: "firebase"; projectId: string; apiKey: string; emulatorUrl?: string }
  /** `url` ends in /auth/v1. */
  | { method: "supabase"; url: string; publishableKey: string };
