import { useAppInfo } from "../../shell/app-info.ts";
import { auth } from "../../locales/en/auth.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";

/** The text of the checkbox, with links to both documents. */
export function AcceptTerms() {
  const t = useTexts(auth).signUp;
  const { terms, privacy } = useTexts(shell).footer;
  const { termsUrl, privacyUrl } = useAppInfo();
  return (
    <>
      {t.accept}{" "}
      <a href={termsUrl} target="_blank" rel="noopener">
        {terms}
      </a>{" "}
      {t.and}{" "}
      <a href={privacyUrl} target="_blank" rel="noopener">
        {privacy}
      </a>
    </>
  );
}
