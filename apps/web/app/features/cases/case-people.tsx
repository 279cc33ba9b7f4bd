import { Link } from "react-router";
import { cases } from "../../locales/en/cases.ts";
import { useTexts } from "../../locales/texts.ts";
import { PersonMarks } from "../people/index.ts";
import type { OperatorsCase } from "./operators-case.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import styles from "./case-page.module.css";

/** The people whom a case is about, with links to their pages, where operators can act on them. */
export function CasePeople({ people }: { people: OperatorsCase["people"] }) {
  const t = useTexts(cases);
  return (
    <section className={classes(layout["column-3"], layout["card"], styles["part"])}>
      <h2>{t.involved}</h2>
      <ul className={styles["list"]} aria-label={t.involved}>
        {people.map((person) => (
          <li key={person.id}>
            <div className={classes(layout["line-2"], layout["ends"])}>
              {person.userName === null ? (
                t.guest
              ) : (
                <Link to={`/dashboard/group/five/${person.id}`}>
                  <bdi>{person.userName}</bdi>
                </Link>
              )}
              {person.userName !== null && <PersonMarks person={{ ...person, roles: [] }} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
