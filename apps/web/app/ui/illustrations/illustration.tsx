import type { ReactNode } from "react";
import styles from "./illustration.module.css";

type Props = { viewBox?: string; children: ReactNode };

/** The frame of all drawings: one line weight, flat areas in palette colours, light from above. All are decorative. */
export function Illustration({ viewBox = "0 0 320 220", children }: Props) {
  return (
    <svg viewBox={viewBox} className={styles["illustration"]} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A pool of light behind a drawing. `id` keeps the gradients of several drawings apart. */
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
