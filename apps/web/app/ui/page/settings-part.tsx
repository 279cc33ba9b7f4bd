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
  /** A button below the words. */
  action?: ReactNode;
  /** Leaves out the surface around the content, which has its own. */
  bare?: boolean;
  /** Puts the content below the words, for a table that needs the whole width. */
  wide?: boolean;
  children: ReactNode;
};

/** A part of the settings: a heading and a sentence, and beside them, where there is room, its content. */
export function SettingsPart({ id, title, lead, titleRef, action, bare = false, wide = false, children }: Props) {
  return (
    <section className={styles["part"]} data-wide={wide || undefined} aria-labelledby={id}>
      <div className={styles["words"]}>
        <h2 id={id} ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1}>
          {title}
        </h2>
        {lead !== undefined && <p>{lead}</p>}
        {action}
      </div>
      <div className={classes(styles["content"], !bare && styles["card"])}>{children}</div>
    </section>
  );
}
