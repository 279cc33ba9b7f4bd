import { useEffect, useRef } from "react";
import { IconChevronDown, IconLink } from "../../ui/icons/shop-icons.ts";
import { Link, useLocation } from "react-router";
import { faq } from "../../locales/en/faq.ts";
import { labelled } from "../../locales/joined.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./faq-page.module.css";
import type { Question } from "../../shell/questions/matching-questions.ts";

/** The pages on which people do what an answer speaks of, by the ids of questions. */
const pages: Readonly<Record<string, string>> = {
  "top-up": "/top-up",
  withdraw: "/balance/returns",
  limits: "/account/limits",
  break: "/account/protection",
  gambling: "/account/limits",
  "cancel-shipment": "/shipments",
  "client-seed": "/account-settings?tab=fairness",
  "ship-items": "/inventory",
  returns: "/withdraw",
  "provably-fair": "/provably-fair",
};

/** A question that expands to its answer. If the URL's hash is its id, it is expanded and scrolled into view. */
export function Answer({ id, question, answer }: Question) {
  const t = useTexts(faq);
  const { hash } = useLocation();
  const page = pages[id];
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (hash === `#${id}` && details.current) {
      details.current.open = true;
      details.current.scrollIntoView();
    }
  }, [hash, id]);

  return (
    <details ref={details} id={id} className={styles["answer"]}>
      <summary>
        {question}
        <IconChevronDown size={20} stroke={1.6} />
      </summary>
      <div className={styles["text"]}>
        <div className={styles["words"]}>
          <p>{answer}</p>
          {page !== undefined && <Link to={page}>{t.open}</Link>}
        </div>
        <Link to={`#${id}`} replace aria-label={labelled(t.link, question)}>
          <IconLink size={18} stroke={1.6} />
        </Link>
      </div>
    </details>
  );
}
