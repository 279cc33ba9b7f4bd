import type { CSSProperties, ReactNode } from "react";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./skeleton.module.css";

type Props = { width?: CSSProperties["inlineSize"]; height?: CSSProperties["blockSize"]; round?: boolean };

/** A grey shape with the size of the content that will replace it. */
export function Skeleton({ width = "100%", height = "1em", round = false }: Props) {
  return (
    <span
      className={styles["shape"]}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? "var(--radius-pill)" : undefined }}
    />
  );
}

/** Placeholders for cards: a square picture and three lines each. */
export function SkeletonCards({ count = 8 }: { count?: number }) {
  return (
    <LoadingShapes>
      <div className={styles["cards"]}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles["card"]}>
            <span className={styles["picture"]} />
            <Skeleton width="70%" />
            <Skeleton width="40%" height="0.8em" />
          </div>
        ))}
      </div>
    </LoadingShapes>
  );
}

type Rows = { count?: number; height?: CSSProperties["blockSize"] };

/** Placeholders for the rows of a list. */
export function SkeletonRows({ count = 6, height = 56 }: Rows) {
  return (
    <LoadingShapes>
      <div className={styles["rows"]}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </div>
    </LoadingShapes>
  );
}

/** Announces to screen readers that something is loading, and hides the shapes from them. */
export function LoadingShapes({ children }: { children: ReactNode }) {
  const t = useTexts(shell);
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
