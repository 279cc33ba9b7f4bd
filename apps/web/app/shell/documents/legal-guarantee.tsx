import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { IconShieldCheck } from "../../ui/icons/first-icons.ts";
import { useAppInfo } from "../app-info.ts";
import styles from "./legal-guarantee.module.css";

/** A link to the official notice of the legal guarantee, for pages where people buy. Nothing if the shop has none. */
export function LegalGuarantee() {
  const t = useTexts(shell).guarantee;
  const { guarantee } = useAppInfo();
  if (guarantee === undefined) return null;
  return (
    <a className={styles["guarantee"]} href={guarantee.url} target="_blank" rel="noopener">
      <IconShieldCheck size={22} stroke={1.6} />
      <span>
        <strong>{t.title}</strong>
        <span>{t.text}</span>
      </span>
    </a>
  );
}
