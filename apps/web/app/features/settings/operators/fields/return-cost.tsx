import { formatEuros } from "@trove/money";
import { useId } from "react";
import { useQuery } from "../../../../api/use-query.ts";
import { returnCostTexts } from "../../../../locales/en/operators/return-cost.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { classes } from "../../../../ui/classes.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import letters from "../../../../ui/letters.module.css";
import { Sum, Sums } from "../../../../ui/sums.tsx";
import tables from "../../../../ui/table.module.css";
import styles from "../settings-page.module.css";

/** The cost of the right to return wins, by the odds of the boxes on sale, beside the choice of that right. */
export function ReturnCost() {
  const t = useTexts(returnCostTexts);
  const id = useId();
  const { data, error, mutate } = useQuery("getReturnCost", {});
  return (
    <section className={styles["part"]} aria-labelledby={id}>
      <div>
        <h3 id={id}>{t.title}</h3>
        <p className={letters["hint"]}>{data?.ofHundred === null ? t.noBoxes : t.lead}</p>
      </div>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={2} height={28} />}
      {data !== undefined && data.ofHundred !== null && (
        <>
          <Sums>
            <Sum label={t.kept}>{formatEuros(data.ofHundred.keptAmount)}</Sum>
            <Sum label={t.keptIfReturned}>{formatEuros(data.ofHundred.keptIfReturnedAmount)}</Sum>
          </Sums>
          <p className={letters["hint"]}>{t.meaning}</p>
          <p className={letters["hint"]}>{t.basis}</p>
          <details>
            <summary>{t.boxes}</summary>
            <table className={classes(tables["close"], tables["pairs"])} aria-label={t.boxes}>
              <thead>
                <tr>
                  <th scope="col">{t.box}</th>
                  <th scope="col">{t.price}</th>
                  <th scope="col">{t.losses}</th>
                  <th scope="col">{t.kept}</th>
                  <th scope="col">{t.keptIfReturned}</th>
                </tr>
              </thead>
              <tbody>
                {data.boxes.map((box) => (
                  <tr key={box.id}>
                    <th scope="row">
                      <bdi>{box.name}</bdi>
                    </th>
                    <td data-label={t.price}>{formatEuros(box.price)}</td>
                    <td data-label={t.losses}>{t.share(box.lossRatio)}</td>
                    <td data-label={t.kept}>{formatEuros(box.keptAmount)}</td>
                    <td data-label={t.keptIfReturned}>{formatEuros(box.keptIfReturnedAmount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
