import { type ReactNode, useId } from "react";
import { overview } from "../../locales/en/overview/overview.ts";
import { useTexts } from "../../locales/texts.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { LoadingShapes, Skeleton } from "../../ui/feedback/skeleton.tsx";
import { dateTimeText } from "../../ui/date-text.ts";
import { type LedgerSeal, Seal } from "./seal.tsx";
import styles from "./section.module.css";

type Loaded<Data> = { data: Data | undefined; error?: { message: string } | undefined; mutate: () => unknown };

type Props<Data> = {
  title: string;
  query: Loaded<Data>;
  /** The height of the placeholder that is shown while the content loads, in pixels. */
  height: number;
  /** The time up to which the content includes all ledger entries; null if nothing was summed up yet. */
  asOf?: ((data: Data) => string | null) | undefined;
  /** The last comparison of the content with the ledger. */
  seal?: ((data: Data) => LedgerSeal) | undefined;
  children: (data: Data) => ReactNode;
};

/** A part of the overview that loads and fails on its own. If an update fails, the previous content stays. */
export function Section<Data>({ title, query: { data, error, mutate }, height, asOf, seal, children }: Props<Data>) {
  const t = useTexts(overview);
  const id = useId();
  const time = data === undefined ? undefined : asOf?.(data);
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <div className={styles["aside"]}>
          {time !== undefined && <p>{time === null ? t.notYet : t.asOf(dateTimeText(time))}</p>}
          {data !== undefined && seal !== undefined && <Seal seal={seal(data)} />}
        </div>
      </header>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && (
        <LoadingShapes>
          <Skeleton height={height} />
        </LoadingShapes>
      )}
      {data !== undefined && children(data)}
    </section>
  );
}
