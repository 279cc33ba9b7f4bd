import type { ReactNode } from "react";
import styles from "./page-header.module.css";
import { PageTitle } from "./page-title.tsx";

type Props = {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** The top of an ordinary page: its h1, which is also the browser's title, a line and its buttons. */
export function PageHeader({ title, lead, actions }: Props) {
  return (
    <div className={styles["header"]}>
      <div>
        <PageTitle title={title} />
        {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
