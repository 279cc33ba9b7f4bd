import type { ReactNode } from "react";
import styles from "./illustration.module.css";

type Props = { viewBox?: string; children: ReactNode };

/**
 * The frame of all drawings: one line width, flat areas in colours of the palette, light from above. All drawings are
 * decorative.
 */
export function Illustration({ viewBox = "0 0 320 220", children }: Props) {
  return (
    <svg viewBox={viewBox} className={styles["illustration"]} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A pool of light behind a drawing. `id` distinguishes the gradients if a page has several drawings. */
export function Light({ id, cx, cy, r }: { id: string; cx: number; cy: number; r: number }) {
  return (
    <>
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="var(--primary-text)" stopOpacity="0.32" />
          <stop offset="1" stopColor="var(--primary-text)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} stroke="none" />
    </>
  );
}
