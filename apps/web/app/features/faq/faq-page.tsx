import { useState } from "react";
import { Link, useLocation } from "react-router";
import { SearchBox } from "../../listing/search-box.tsx";
import { IconMail } from "../../ui/icons/shop-icons.ts";
import { faq } from "../../locales/en/faq.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { matchingQuestions } from "../../shell/questions/matching-questions.ts";
import { useQuestionFacts } from "../../shell/questions/use-question-facts.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { HelpDesk } from "../../ui/illustrations/help-desk.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import { Sided } from "../../ui/page/sided.tsx";
import { Answer } from "./answer.tsx";
import { faqFound } from "./faq-found.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import styles from "./faq-page.module.css";

function MailBlock() {
  const t = useTexts(faq);
  const { contactEmail } = useAppInfo();
  return (
    <aside id="write" className={styles["mail"]}>
      <IconMail size={28} stroke={1.4} />
      <div>
        <h2>{t.mailTitle}</h2>
        <p>{t.mailText}</p>
      </div>
      <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
    </aside>
  );
}

export default function FaqPage() {
  const t = useTexts(faq);
  const { brand } = useAppInfo();
  const [search, setSearch] = useState("");
  const facts = useQuestionFacts();
  const { hash } = useLocation();
  const groups = matchingQuestions(t.groups, facts, search);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles["page"]}>
      <div className={styles["head"]}>
        <div className={classes(layout["stack-4"], styles["top"])}>
          <PageTitle
            title={t.pageTitle}
            description={t.description(brand)}
            found={import.meta.env.SSR ? faqFound(groups) : {}}
          >
            {t.title}
          </PageTitle>
          <p>
            {t.lead} <Link to="#write">{t.write}</Link>
          </p>
          <SearchBox label={t.search} value={search} onSearch={setSearch} />
          <span role="status" className="visually-hidden">
            {search === "" ? "" : t.found(count)}
          </span>
        </div>
        <div className={styles["picture"]}>
          <HelpDesk />
        </div>
      </div>
      <Sided
        label={t.topics}
        links={groups.map(({ id, title, questions }) => {
          const isCurrent = [{ id }, ...questions].some((one) => hash === `#${one.id}`);
          return { to: `#${id}`, text: title, isCurrent };
        })}
      >
        <div className={styles["groups"]}>
          {count === 0 && <EmptyState text={t.nothing} />}
          {groups.map(({ id, title, questions }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <div className={styles["answers"]}>
                {questions.map((one) => (
                  <Answer key={one.id} {...one} />
                ))}
              </div>
            </section>
          ))}
          <MailBlock />
        </div>
      </Sided>
    </div>
  );
}
