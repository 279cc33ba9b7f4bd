import type { ReactNode } from "react";
import { cases } from "../../../../locales/en/cases.ts";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { audit } from "../../../../locales/en/operators/audit.ts";
import { changes } from "../../../../locales/en/operators/changes.ts";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { orders } from "../../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../../locales/texts.ts";
import styles from "./changes.module.css";
import { isLong, nameOf, valueText } from "./difference-words.ts";

type Fields = Readonly<Record<string, unknown>>;
type Props = { names: readonly string[]; before: Fields | undefined; after: Fields };

/** The texts of all statuses that a record of the dashboard can have. */
function useStatuses(): Readonly<Record<string, string>> {
  const [ofBoxes, ofCases, ofOrders] = [
    useTexts(adminBoxes).statuses,
    useTexts(cases).statuses,
    useTexts(orders).statuses,
  ];
  return { ...ofBoxes, ...ofCases, ...ofOrders, ...useTexts(audit).approvals.statuses };
}

/** Fields with their values before and after, or only after if there was no state before. */
export function FieldChanges({ names: shownNames, before, after }: Props) {
  const t = useTexts(audit);
  const words = useTexts(changes);
  const names = { ...useTexts(settings).fields, ...words.fields };
  const statuses = useStatuses();

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
    const status = name === "status" && typeof value === "string" ? statuses[value] : undefined;
    const text = status ?? valueText(t, name, value);
    return text === undefined || text === "" ? <em>{t.nothing}</em> : <bdi>{text}</bdi>;
  }

  return (
    <dl className={styles["fields"]}>
      {shownNames.map((name) => (
        <div key={name}>
          <dt>{nameOf(names, name)}</dt>
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
