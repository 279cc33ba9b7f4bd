import type { ReactNode } from "react";
import { audit } from "../../../../locales/en/operators/audit.ts";
import { changes } from "../../../../locales/en/operators/changes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import styles from "./changes.module.css";
import { isLong, nameOf, valueText } from "./difference-words.ts";

type Fields = Readonly<Record<string, unknown>>;
type Props = { names: readonly string[]; before: Fields | undefined; after: Fields };

/** Fields one below the other, each with its value before and after; only after if there was nothing before. */
export function FieldChanges({ names, before, after }: Props) {
  const t = useTexts(audit);
  const words = useTexts(changes);

  function shown(name: string, value: unknown): ReactNode {
    if (isLong(value)) {
      return (
        <ul>
          {value.map((part) => (
            <li key={JSON.stringify(part)}>{shown(name, part)}</li>
          ))}
        </ul>
      );
    }
    const text = valueText(t, name, value);
    return text === undefined || text === "" ? <em>{t.nothing}</em> : <bdi>{text}</bdi>;
  }

  return (
    <dl className={styles["fields"]}>
      {names.map((name) => (
        <div key={name}>
          <dt>{nameOf(words.fields, name)}</dt>
          {before !== undefined && (
            <dd className={styles["before"]}>
              <span className="visually-hidden">{words.was} </span>
              {shown(name, before[name])}
            </dd>
          )}
          <dd className={styles["after"]}>
            {before !== undefined && <span className="visually-hidden">{words.becomes} </span>}
            {shown(name, after[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
