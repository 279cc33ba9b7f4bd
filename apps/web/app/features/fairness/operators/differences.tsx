import { disputes } from "../../../locales/en/fairness/operators.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { EntryList } from "../../operators/index.ts";
import panels from "../../../ui/panel.module.css";
import styles from "./disputes.module.css";
import type { DisputedOpening } from "./dispute.ts";

/** Names every difference between the customer's file and the shop's record. */
export function Differences({ differences }: Pick<DisputedOpening, "differences">) {
  const t = useTexts(disputes).page;
  const value = (text: string | null) => (text === null ? t.nothing : <bdi className="mono">{text}</bdi>);
  return (
    <>
      <h3>{t.differences}</h3>
      {differences.length === 0 && <p className={panels["quiet"]}>{t.noDifferences}</p>}
      <EntryList label={t.differences}>
        {differences.map(({ part, field, kept, held }) => (
          <li key={`${part} ${field} ${kept}`}>
            <strong>{field === null ? t.parts[part] : labelled(t.parts[part], field)}</strong>
            <dl className={styles["pair"]}>
              <div>
                <dt>{t.inFile}</dt>
                <dd>{value(kept)}</dd>
              </div>
              <div>
                <dt>{t.atShop}</dt>
                <dd>{value(held)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </EntryList>
    </>
  );
}
