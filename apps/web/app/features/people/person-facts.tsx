import { peopleHeadings } from "../../locales/columns/people.ts";
import type { ReactNode } from "react";
import { people } from "../../locales/en/people.ts";
import { countryName } from "../../locales/names.ts";
import { headingsOf, type Translated, useTexts } from "../../locales/texts.ts";
import { dateTimeText, dayText } from "../../ui/date-text.ts";
import { Price } from "../../ui/price.tsx";
import type { OperatorsPerson } from "./operators-person.ts";
import letters from "../../ui/letters.module.css";
import styles from "./person-page.module.css";

function identityFacts(
  { birthDate, residence }: NonNullable<OperatorsPerson["identity"]>,
  t: Translated<typeof people>,
): [title: string, fact: ReactNode][] {
  return [
    [t.birthDate, dayText(`${birthDate}T12:00:00Z`)],
    [t.residence, countryName(residence)],
  ];
}

/** The facts of an account, with its current balance, inventory and open sessions. */
export function PersonFacts({ person }: { person: OperatorsPerson }) {
  const t = useTexts(people);
  const headings = headingsOf(peopleHeadings);
  const { count, marketValue } = person.inventory;
  const facts: [title: string, fact: ReactNode][] = [
    [headings.name, `${person.firstName} ${person.lastName}`],
    [headings.email, person.email],
    ...(person.phoneNumber === null ? [] : [[t.phone, person.phoneNumber] as [string, ReactNode]]),
    ...(person.identity === null ? [] : identityFacts(person.identity, t)),
    [headings.joined, dateTimeText(person.createdAtUtc)],
    [t.id, person.id],
  ];
  const figures: [title: string, figure: ReactNode, more?: string][] = [
    [t.balance, <Price key="balance" amount={person.balance} />],
    [t.inventory, <Price key="inventory" amount={marketValue} />, t.items(count)],
    [t.sessions, t.sessionsOf(person.openSessions)],
  ];
  return (
    <>
      <dl className={styles["figures"]}>
        {figures.map(([title, figure, more]) => (
          <div key={title}>
            <dt className={letters["hint"]}>{title}</dt>
            <dd>
              <bdi>{figure}</bdi> {more !== undefined && <small className={letters["hint"]}>{more}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles["facts"]}>
        {facts.map(([title, fact]) => (
          <div key={title}>
            <dt className={letters["hint"]}>{title}</dt>
            <dd>
              <bdi>{fact}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
