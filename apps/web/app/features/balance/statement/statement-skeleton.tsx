import { LoadingShapes, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./statement-skeleton.module.css";

/** Placeholder for the statement while it loads: figures, a day, its rows. */
export function StatementSkeleton() {
  return (
    <LoadingShapes>
      <div className={classes(layout["stack-2"], styles["shape"])}>
        <Skeleton height={94} />
        <Skeleton width={200} height={24} />
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} height={66} />
        ))}
      </div>
    </LoadingShapes>
  );
}
