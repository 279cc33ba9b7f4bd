import { formatEuros } from "@trove/money";
import { Link } from "react-router";
import type { CallResult } from "../../../../api/request.ts";
import { coverTexts } from "../../../../locales/en/lootboxes/operators/cover.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { classes } from "../../../../ui/classes.ts";
import tables from "../../../../ui/table.module.css";
import styles from "./cover.module.css";
import { substituteLink } from "./use-substitute.ts";

type CoveredItem = CallResult<"getPrizeCover">["items"][number];

const SEVERITY = ["Short", "AtRisk", "Covered", "Unlimited"] as const;

/** Items with their stock, the number owed to winners, and the wins per day, most urgent first. */
export function CoverTable({ items, label }: { items: readonly CoveredItem[]; label: string }) {
  const t = useTexts(coverTexts);
  const sorted = items.toSorted(
    (a, b) =>
      SEVERITY.indexOf(a.state) - SEVERITY.indexOf(b.state) || (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity),
  );
  return (
    <table className={classes(tables["close"], tables["pairs"], styles["table"])} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.state}</th>
          <th scope="col">{t.stock}</th>
          <th scope="col">{t.owed}</th>
          <th scope="col">{t.wonPerDay}</th>
          <th scope="col">{t.lasts}</th>
          <th scope="col">{t.proposal}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line) => (
          <tr key={line.item.id}>
            <th scope="row">
              <bdi>{line.item.name}</bdi>
            </th>
            <td data-label={t.state}>
              <span className={styles["state"]} data-state={line.state}>
                {t.states[line.state]}
              </span>
            </td>
            <td data-label={t.stock}>{line.item.stock ?? t.unlimited}</td>
            <td data-label={t.owed}>{line.owed}</td>
            <td data-label={t.wonPerDay}>{t.rate(line.wonPerDay)}</td>
            <td data-label={t.lasts}>{line.daysLeft === null ? "–" : t.days(line.daysLeft)}</td>
            <td>{(line.state === "Short" || line.state === "AtRisk") && <Proposal line={line} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Remedies for an item with too little stock: restock it, or replace it in, or pause, the box that drops it most often.
 */
function Proposal({ line: { item, boxes, substitute } }: { line: CoveredItem }) {
  const t = useTexts(coverTexts);
  const [heaviest] = boxes.toSorted((a, b) => b.openingsPerDay * b.tickets - a.openingsPerDay * a.tickets);
  return (
    <ul className={styles["proposals"]}>
      <li>{t.restock}</li>
      {substitute !== null && heaviest !== undefined && (
        <li>
          <Link to={substituteLink(heaviest.id, item.id, substitute.id)}>
            {t.substitute(heaviest.name, substitute.name, formatEuros(substitute.marketPrice))}
          </Link>
        </li>
      )}
      {heaviest !== undefined && (
        <li>
          <Link to={`/dashboard/group/boxes/${heaviest.id}`}>{t.pause(heaviest.name)}</Link>
        </li>
      )}
    </ul>
  );
}
