import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./tile.module.css";

type Props = {
  title: string;
  value: ReactNode;
  /** The previous value and the change. */
  notes: readonly (string | undefined)[];
  /** The ledger entries behind the value; undefined for a value that is not in the ledger. */
  to?: string;
  isSealed: boolean;
};

/** One figure. The whole tile opens the ledger entries that it is the sum of. */
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
