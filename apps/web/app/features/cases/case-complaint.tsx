import { cases } from "../../locales/en/cases.ts";
import { labelled } from "../../locales/joined.ts";
import { useTexts } from "../../locales/texts.ts";
import { classes } from "../../ui/classes.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./case-page.module.css";
import type { OperatorsCase } from "./operators-case.ts";

/** The complaint of a case: who wrote it, and until when it has to be answered, by mail. */
export function CaseComplaint({ complaint }: { complaint: NonNullable<OperatorsCase["complaint"]> }) {
  const t = useTexts(cases).complaint;
  const { name, email, reference, text, receivedAtUtc, answerByUtc, answeredAtUtc } = complaint;
  return (
    <section className={classes(layout["column-3"], layout["card"], styles["part"])}>
      <h2>{t.title}</h2>
      <p className={classes(letters["hint"], letters["numbers"])}>
        {dateTimeText(receivedAtUtc)} ·{" "}
        {answeredAtUtc === null ? t.answerBy(dateTimeText(answerByUtc)) : t.answered(dateTimeText(answeredAtUtc))}
      </p>
      <p>
        <bdi>{name}</bdi> · <a href={`mailto:${email}`}>{email}</a>
      </p>
      {reference !== "" && <p>{labelled(t.reference, reference)}</p>}
      <p className={styles["written"]}>
        <bdi>{text}</bdi>
      </p>
      {answeredAtUtc === null && <p className={letters["hint"]}>{t.hint}</p>}
    </section>
  );
}
