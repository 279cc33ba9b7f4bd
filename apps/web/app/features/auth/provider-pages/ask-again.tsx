import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";

/** A link to request another e-mail for a new password. */
export function AskAgain() {
  const t = useTexts(providerPages).reset;
  const { method } = useSignInSettings();
  return (
    <ButtonLink to={`/auth/${method}/reset-password`} variant="outline" wide>
      {t.askAgain}
    </ButtonLink>
  );
}
