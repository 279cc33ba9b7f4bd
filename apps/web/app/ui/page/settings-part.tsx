import type { ReactNode, Ref } from "react";
import { classes } from "../classes.ts";
import styles from "./settings.module.css";

type Props = {
  /** The id of the heading. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Set if the heading gets the focus of a button that has disappeared. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** A button or a state at the end of the heading's line. */
  action?: ReactNode;
  /** Leaves out the surface, for content that has its own. */
  bare?: boolean;
  children: ReactNode;
};

/** A part of the settings: a heading, a sentence and its content on one surface. */
export function SettingsPart({ id, title, lead, titleRef, action, bare = false, children }: Props) {
  return (
    <section className={classes(styles["part"], !bare && styles["card"])} aria-labelledby={id}>
      <div className={styles["words"]}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
          {title}
        </h2>
        {action}
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
