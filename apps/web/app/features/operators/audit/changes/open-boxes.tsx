import { changes } from "../../../../locales/en/operators/changes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { classes } from "../../../../ui/classes.ts";
import tables from "../../../../ui/table.module.css";
import styles from "./changes.module.css";

/**
 * Matches a line by which the server's `auditedBoxes` describes a box: its name, the version of its odds, and its
 * payout in percent.
 */
const LINE = /^(?<name>.*): version \d+ pays (?<whole>\d+)\.(?<hundredths>\d\d) %$/s;

function readLine(line: string): { name: string; payout: number } | undefined {
  const { name, whole, hundredths } = LINE.exec(line)?.groups ?? {};
  return name === undefined ? undefined : { name, payout: Number(`${whole}${hundredths}`) };
}

export const isOpenBoxes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((line) => typeof line === "string" && LINE.test(line));

/** The open boxes that get other odds, with their payouts before and after. */
export function OpenBoxes({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useTexts(changes);
  const old = new Map(before.flatMap((line) => readLine(line) ?? []).map(({ name, payout }) => [name, payout]));
  return (
    <section className={styles["box"]}>
      <h3>{t.openBoxes}</h3>
      <table className={classes(tables["small"], styles["sides"])} aria-label={t.openBoxes}>
        <thead>
          <tr>
            <th scope="col">{t.boxColumn}</th>
            <th scope="col">
              {t.payout}, {t.before}
            </th>
            <th scope="col">
              {t.payout}, {t.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {after
            .flatMap((line) => readLine(line) ?? [])
            .map(({ name, payout }) => {
              const was = old.get(name);
              return (
                <tr key={name} data-mark={was === payout ? undefined : "changed"}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{was !== undefined && t.pays(was)}</td>
                  <td>{t.pays(payout)}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}
