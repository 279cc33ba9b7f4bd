import { Link } from "react-router";
import { shell } from "../locales/en/shell.ts";
import { useTexts } from "../locales/texts.ts";
import { useAppInfo } from "../shell/app-info.ts";
import { DocumentLink } from "../shell/documents/document-link.tsx";
import { Brand } from "./header/brand.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const t = useTexts(shell);
  const info = useAppInfo();
  return (
    <footer className={styles["footer"]}>
      <div className={styles["inner"]}>
        <div className={styles["top"]}>
          <Brand />
          <nav aria-label={t.footer.label}>
            <ul>
              <li>
                <a href={`mailto:${info.contactEmail}`}>{t.footer.contact}</a>
              </li>
              <li>
                <Link to="/faq">{t.footer.faq}</Link>
              </li>
              <li>
                <Link to="/provably-fair">{t.footer.fairness}</Link>
              </li>
              <li>
                <Link to="/account/limits">{t.footer.limits}</Link>
              </li>
              <li>
                <Link to="/withdraw">{t.footer.withdraw}</Link>
              </li>
              <li>
                <Link to="/complaints">{t.footer.complaints}</Link>
              </li>
              <li>
                <Link to="/accessibility">{t.footer.accessibility}</Link>
              </li>
              <li>
                <DocumentLink document={info.terms}>{t.footer.terms}</DocumentLink>
              </li>
              <li>
                <DocumentLink document={info.privacy}>{t.footer.privacy}</DocumentLink>
              </li>
            </ul>
          </nav>
        </div>
        <div className={styles["small"]}>
          <p>{t.footer.adults}</p>
          <p>{info.companyLegalLine}</p>
          <p>{t.footer.trademarks}</p>
          <p>{t.footer.copyright(info.copyrightYear, info.brand)}</p>
        </div>
      </div>
    </footer>
  );
}
