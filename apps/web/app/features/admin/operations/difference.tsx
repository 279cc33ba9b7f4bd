import { audit } from "../../../locales/en/dashboard/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { changedFields, fieldsOf, isLong, titleOf, valueText } from "./difference-words.ts";
import styles from "./difference.module.css";

/** What an operator changed: each field that differs, before and after, or only after if there was nothing before. */
export function Difference({ before, after, label }: { before: unknown; after: unknown; label: string }) {
  const t = useTexts(audit);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = changedFields(was, is);
  if (names.length === 0) return <p>{t.same}</p>;
  const isChange = before !== null;
  const text = (name: string, value: unknown) => valueText(t, name, value) ?? <em>{t.nothing}</em>;
  const cell = (name: string, value: unknown) =>
    isLong(value) ? (
      <ul>
        {value.map((part) => (
          <li key={JSON.stringify(part)}>{text(name, part)}</li>
        ))}
      </ul>
    ) : (
      text(name, value)
    );
  return (
    <table className={styles["difference"]} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          {isChange && <th scope="col">{t.before}</th>}
          <th scope="col">{isChange ? t.after : t.value}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{titleOf(name)}</th>
            {isChange && <td className={styles["before"]}>{cell(name, was[name])}</td>}
            <td>{cell(name, is[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
