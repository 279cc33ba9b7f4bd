import { type Language, languages } from "@trove/contract/languages";
import type { CallResult } from "../../../api/request.ts";
import { documents } from "../../../locales/en/files/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EntryList } from "../../operators/index.ts";
import styles from "./documents.module.css";

type Document = CallResult<"listLegalDocuments">[number];

/** All versions of a document, newest first, each with its URL. */
export function DocumentVersions({ document: { fileName, versions, builtIn } }: { document: Document }) {
  const t = useTexts(documents);
  const mark = (isInForce: boolean) => isInForce && <strong className={styles["mark"]}>{t.inForce}</strong>;
  return (
    <EntryList label={t.versions(t.names[fileName])}>
      {versions.map(({ version, language, url, pageCount, uploadedBy, uploadedAtUtc, inForceFromUtc, isInForce }) => (
        <li key={version}>
          <p className={styles["line"]}>
            <a href={url} target="_blank" rel="noreferrer">
              {t.version(String(version))}
            </a>
            <LanguageName language={language} />
            {mark(isInForce)}
          </p>
          <p className={styles["quiet"]}>
            {t.since(dateTimeText(inForceFromUtc))} · {t.pages(pageCount)}
          </p>
          <p className={styles["quiet"]}>{t.uploaded(uploadedBy.userName, dateTimeText(uploadedAtUtc))}</p>
        </li>
      ))}
      <li>
        {builtIn.map(({ language, url, isInForce }) => (
          <p key={language} className={styles["line"]}>
            <a href={url} target="_blank" rel="noreferrer">
              {t.builtIn(languages[language].label)}
            </a>
            {mark(isInForce)}
          </p>
        ))}
        <p className={styles["quiet"]}>{t.builtInText}</p>
      </li>
    </EntryList>
  );
}

function LanguageName({ language }: { language: Language }) {
  const { label, tag } = languages[language];
  return (
    <bdi className={styles["quiet"]} lang={tag}>
      {label}
    </bdi>
  );
}
