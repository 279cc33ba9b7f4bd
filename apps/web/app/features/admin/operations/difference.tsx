import { audit } from "../../../locales/en/dashboard/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./difference.module.css";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** The names of the fields that differ, in the order in which they are written. */
function changedFields(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** `marketPriceCents` → "Market price cents". */
function titleOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map((part) => textOf(part) ?? "").join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What an operator changed: each field that differs, before and after. */
export function Difference({ before, after, label }: { before: unknown; after: unknown; label: string }) {
  const t = useTexts(audit);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = changedFields(was, is);
  if (names.length === 0) return <p>{t.same}</p>;
  const cell = (value: unknown) => textOf(value) ?? <em>{t.nothing}</em>;
  return (
    <table className={styles["difference"]} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.before}</th>
          <th scope="col">{t.after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{titleOf(name)}</th>
            <td className={styles["before"]}>{cell(was[name])}</td>
            <td className={styles["after"]}>{cell(is[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
