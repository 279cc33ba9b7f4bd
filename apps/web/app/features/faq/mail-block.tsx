import { IconMail } from "@tabler/icons-react";
import { useAppInfo } from "../../shell/app-info.ts";
import { faq } from "../../locales/en/faq.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./faq-page.module.css";

export function MailBlock() {
  const t = useTexts(faq);
  const { contactEmail } = useAppInfo();
  return (
    <aside className={styles["mail"]}>
      <IconMail size={28} stroke={1.4} />
      <div>
        <h2>{t.mailTitle}</h2>
        <p>{t.mailText}</p>
      </div>
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </aside>
  );
}
