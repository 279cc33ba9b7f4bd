import { formatEuros, ZERO_CENTS } from "@trove/money";
import { Link } from "react-router";
import { cases } from "../../locales/en/cases.ts";
import { seen } from "../../locales/en/protection/seen.ts";
import { type Translated, useTexts } from "../../locales/texts.ts";
import { dateTimeText } from "../../ui/date-text.ts";
import { markerText } from "../protection/index.tsx";
import type { OperatorsCase } from "./operators-case.ts";
import { classes } from "../../ui/classes.ts";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./case-page.module.css";

function signalText(
  signal: OperatorsCase["signals"][number],
  t: Translated<typeof cases>,
  harm: Translated<typeof seen>["markers"],
): string {
  const { kind, accounts, amount, minutes } = signal;
  switch (kind) {
    case "SharedAddress":
    case "ManyAccounts":
      return t.signals[kind](String(accounts ?? 0));
    case "FastShipping":
      return t.signals.FastShipping(formatEuros(amount ?? ZERO_CENTS), t.minutes(minutes ?? 0));
    case "Chargeback":
      return t.signals.Chargeback(formatEuros(amount ?? ZERO_CENTS));
    case "RisingSpend":
    case "NightPlay":
    case "RaiseAfterLoss":
    case "ReturnedTopUps":
      return markerText({ ...signal, kind }, harm);
    case "Dispute":
    case "Withdrawal":
    case "SharedExclusion":
    case "IdentityCheck":
    case "SharedIdentity":
    case "OddPayout":
      return t.signals[kind];
  }
}

/** The signals that the shop itself found, each with the person whom it is about. */
export function CaseSignals({ found: { signals, people } }: { found: OperatorsCase }) {
  const t = useTexts(cases);
  const harm = useTexts(seen).markers;
  const nameOf = (id: string) => people.find((person) => person.id === id)?.userName ?? null;
  return (
    <section className={classes(layout["column-3"], layout["card"], styles["part"])}>
      <h2>{t.found}</h2>
      {signals.length === 0 && <p className={classes(letters["hint"], letters["numbers"])}>{t.nothingFound}</p>}
      <ol className={styles["list"]} aria-label={t.found}>
        {signals.map((signal) => {
          const name = nameOf(signal.personId);
          return (
            <li key={`${signal.kind}-${signal.personId}-${signal.foundAtUtc}-${signal.amount}`}>
              <p>{signalText(signal, t, harm)}</p>
              <p className={classes(letters["hint"], letters["numbers"])}>
                {dateTimeText(signal.foundAtUtc)} ·{" "}
                {signal.kind === "Dispute" && (
                  <>
                    <Link to={`/dashboard/group/six/disputes/${signal.subjectId}`}>{t.toDispute}</Link> ·{" "}
                  </>
                )}
                {signal.kind === "Withdrawal" && (
                  <>
                    <Link to={`/dashboard/two/withdrawals/${signal.subjectId}`}>{t.toWithdrawal}</Link> ·{" "}
                  </>
                )}
                {name === null ? t.guest : <Link to={`/dashboard/group/five/${signal.personId}`}>{name}</Link>}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
