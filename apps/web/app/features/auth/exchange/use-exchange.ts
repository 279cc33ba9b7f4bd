import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallInput } from "../../../api/request.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { ProviderSession } from "../providers/password-provider.ts";
import { signInWith } from "../sign-in-with.ts";

/** The data that a first sign-in sends in addition to the token. */
type Added = Omit<CallInput<"exchangeToken">["body"], "token">;

/** A person whom the provider has signed in, and the data that the shop still needs from them. */
export type Newcomer = { session: ProviderSession; typed: string; asks: "profile" | "emailCode" };

const asked: Partial<Record<string, Newcomer["asks"]>> = {
  PROFILE_REQUIRED: "profile",
  EMAIL_CODE_REQUIRED: "emailCode",
};

/**
 * Exchanges a token of the identity provider for a session. If the shop asks for more data, sets `newcomer`; the token
 * stays valid for 15 minutes and is sent again with these data.
 */
export function useExchange() {
  const [newcomer, setNewcomer] = useState<Newcomer>();
  const t = useTexts(providerPages);

  async function exchange(session: ProviderSession, typed: string, added: Added = {}): Promise<void> {
    try {
      const response = await call("exchangeToken", { body: { token: session.token, ...added } });
      // If ending the provider's session fails, the SDK still forgets the session when the page is closed.
      session.leave().catch(console.error);
      signInWith(response, typed, t.noToken, added.profile !== undefined);
    } catch (error) {
      const asks = error instanceof ApiError ? asked[error.code ?? ""] : undefined;
      if (asks === undefined) throw error;
      setNewcomer({ session, typed, asks });
    }
  }

  function forget(): void {
    newcomer?.session.leave().catch(console.error);
    setNewcomer(undefined);
  }

  return { newcomer, exchange, forget };
}
