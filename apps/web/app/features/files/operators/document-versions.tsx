import { type Language, languages } from "@trove/contract/languages";
import type { CallResult } from "../../../api/request.ts";
import { documents } from "../../../locales/en/files/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { EntryList } from "../../operators/index.ts";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
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
          <p className={classes(layout["line-2-4"], layout["ends"])}>
            <a href={url} target="_blank" rel="noreferrer">
              {t.version(String(version))}
            </a>
            <LanguageName language={language} />
            {mark(isInForce)}
          </p>
          <p className={letters["hint"]}>
            {t.since(dateTimeText(inForceFromUtc))} · {t.pages(pageCount)}
          </p>
          <p className={letters["hint"]}>{t.uploaded(uploadedBy.userName, dateTimeText(uploadedAtUtc))}</p>
        </li>
      ))}
      {builtIn.length > 0 && (
        <li>
          {builtIn.map(({ language, url, isInForce }) => (
            <p key={language} className={classes(layout["line-2-4"], layout["ends"])}>
              <a href={url} target="_blank" rel="noreferrer">
                {t.builtIn(languages[language].label)}
              </a>
              {mark(isInForce)}
            </p>
          ))}
          <p className={letters["hint"]}>{t.builtInText}</p>
        </li>
      )}
    </EntryList>
  );
}

function LanguageName({ language }: { language: Language }) {
  const { label, tag } = languages[language];
  return (
    <bdi className={letters["hint"]} lang={tag}>
      {label}
    </bdi>
  );
}
