import type { CallResult } from "../../api/request.ts";
import { limits } from "../../locales/en/protection/limits.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./help-lines.module.css";

type Props = { lines: CallResult<"getProtection">["helpLines"] };

/** The organisations that help people who worry about playing. */
export function HelpLines({ lines }: Props) {
  const t = useTexts(limits);
  if (lines.length === 0) return null;
  return (
    <span className={styles["help"]}>
      <span>{t.help}</span>
      {lines.map(({ name, url, phone }) => (
        <span key={name} className={styles["line"]}>
          {url === "" ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          )}
          {phone !== "" && (
            <a href={`tel:${phone.replaceAll(" ", "")}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </span>
      ))}
    </span>
  );
}
