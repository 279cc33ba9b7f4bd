import { IconAlertTriangle } from "../../ui/icons/shop-icons.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./tile.module.css";

type Props = {
  title: string;
  value: ReactNode;
  /** Texts about the previous period's value and the change. */
  notes: readonly (string | undefined)[];
  /** The path of the ledger entries behind the value; undefined if the value does not come from the ledger. */
  to?: string;
  isSealed: boolean;
};

/** A tile with one figure. The whole tile is a link to the ledger entries that add up to it. */
export function Tile({ title, value, notes, to, isSealed }: Props) {
  const t = useTexts(overview);
  return (
    <li className={styles["tile"]} data-state={isSealed ? undefined : "different"}>
      <h3>
        {to === undefined ? (
          title
        ) : (
          <Link to={to} aria-label={t.openEntries(title)}>
            {title}
          </Link>
        )}
      </h3>
      <p className={styles["value"]}>{value}</p>
      {notes.map((note) => note !== undefined && <p key={note}>{note}</p>)}
      {!isSealed && (
        <p className={styles["broken"]}>
          <IconAlertTriangle size={16} aria-hidden="true" /> {t.brokenFigure}
        </p>
      )}
    </li>
  );
}
