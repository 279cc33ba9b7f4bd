import { useAppInfo } from "../../shell/app-info.ts";
import { auth } from "../../locales/en/auth.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { DocumentLink } from "../../ui/page/document-link.tsx";

/** The text of the checkbox, with links to both documents. */
export function AcceptTerms() {
  const t = useTexts(auth).signUp;
  const { terms, privacy } = useTexts(shell).footer;
  const { termsUrl, privacyUrl } = useAppInfo();
  return (
    <>
      {t.accept.terms}
      <DocumentLink url={termsUrl}>{terms}</DocumentLink>
      {t.accept.privacy}
      <DocumentLink url={privacyUrl}>{privacy}</DocumentLink>
    </>
  );
}
