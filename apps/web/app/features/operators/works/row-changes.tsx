import { ORDER_STATUSES } from "@trove/contract/statuses";
import { formatEuros, fromEuros } from "@trove/money";
import { useQuery } from "../../../api/use-query.ts";
import { works } from "../../../locales/en/operators/works.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { useProblemText } from "./problem-text.ts";
import type { WorkRow } from "./work.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./works.module.css";

type Field = WorkRow["changes"][number]["field"];

/** The fields that a row changes, with their values before and after. */
export function RowChanges({ row: { changes, isNew, problems } }: { row: WorkRow }) {
  const t = useTexts(works).rows;
  const { stages } = useTexts(orders);
  const problemText = useProblemText();
  const mayReadItems = useMay()("catalogue.read") === true;
  const { data: categories = [] } = useQuery("listAdminCategories", mayReadItems ? {} : undefined);

  function statusText(value: string): string {
    const status = ORDER_STATUSES.find((one) => one === value);
    return status === undefined ? value : stages[status];
  }

  function shown(field: Field, value: string | null): string {
    if (field === "stock") return value ?? t.unlimited;
    if (value === null || value === "") return t.none;
    if (field === "marketPrice") return formatEuros(fromEuros(Number(value)));
    if (field === "isActive" || field === "isSellable") return value === "true" ? t.yes : t.no;
    if (field === "status") return statusText(value);
    if (field === "categoryId") return categories.find(({ id }) => id === value)?.name ?? value;
    return value;
  }

  return (
    <>
      {problems.map(problemText).map((text) => (
        <p key={text} className={styles["problem"]}>
          {text}
        </p>
      ))}
      {isNew && <p className={letters["strong"]}>{t.isNew}</p>}
      {changes.length > 0 && (
        <dl className={styles[isNew ? "facts" : "changes"]}>
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{t.fields[field]}</dt>
              <dd>
                {!isNew && (
                  <>
                    <del>
                      <span className="visually-hidden">{t.was} </span>
                      <bdi>{shown(field, before)}</bdi>
                    </del>{" "}
                    <span className={styles["arrow"]} aria-hidden>
                      →
                    </span>{" "}
                  </>
                )}
                <ins>
                  {!isNew && <span className="visually-hidden">{t.becomes} </span>}
                  <bdi>{shown(field, after)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
