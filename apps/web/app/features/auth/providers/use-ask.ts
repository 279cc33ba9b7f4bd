import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import type { PasswordProvider } from "./password-provider.ts";
import { ProviderRefusal } from "./provider-refusal.ts";

/** Timeout for loading the SDK and one call; long enough for a slow phone. */
const PATIENCE_MILLISECONDS = 20_000;

/** Opened once per page load, because the SDK holds the sign-in's state in memory. */
let opened: Promise<PasswordProvider> | undefined;

async function open(settings: SignInSettings): Promise<PasswordProvider> {
  switch (settings.method) {
    case "supabase":
      return (await import("./supabase.ts")).openSupabase(settings);
    case "firebase":
      return (await import("./firebase.ts")).openFirebase(settings);
    case "amplify":
      return (await import("./amplify.ts")).openAmplify(settings);
    case "auth0":
    case "jwt":
      throw new Error(`${settings.method} has no identity provider that takes passwords here`);
  }
}

function openOnce(settings: SignInSettings): Promise<PasswordProvider> {
  opened ??= open(settings).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = window.setTimeout(() => reject(new ProviderRefusal("unreachable")), PATIENCE_MILLISECONDS);
  return Promise.race([answer, late]).finally(() => window.clearTimeout(timer));
}

/**
 * Returns a function that calls the identity provider. Only call it in event handlers, because the first call loads the
 * SDK. Throws ProviderRefusal with a text for the person, also after a timeout of 20 seconds.
 */
export function useAsk() {
  const settings = useSignInSettings();
  const t = useTexts(providerPages).refusals;
  return async <Answer>(question: (provider: PasswordProvider) => Promise<Answer>): Promise<Answer> => {
    try {
      return await inTime(openOnce(settings).then(question));
    } catch (cause) {
      console.error(cause);
      const kind = cause instanceof ProviderRefusal ? cause.kind : "unreachable";
      throw new ProviderRefusal(kind, t[kind], { cause });
    }
  };
}
