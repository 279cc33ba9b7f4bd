import { useAppInfo } from "../../shell/app-info.ts";
import { auth } from "../../locales/en/auth.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { DocumentLink } from "../../shell/documents/document-link.tsx";

/** The text of the consent checkbox, with links to both documents. */
export function AcceptTermsOfService() {
  const t = useTexts(auth).signUp;
  const names = useTexts(shell).footer;
  const { terms, privacy } = useAppInfo();
  return (
    <>
      {t.accept.terms}
      <DocumentLink document={terms}>{names.terms}</DocumentLink>
      {t.accept.privacy}
      <DocumentLink document={privacy}>{names.privacy}</DocumentLink>
    </>
  );
}
