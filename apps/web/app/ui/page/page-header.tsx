import type { ReactNode } from "react";
import type { Found } from "./found-head.tsx";
import styles from "./page-header.module.css";
import { PageTitle } from "./page-title.tsx";

type Props = {
  title: string;
  /** For search engines; see PageTitle. */
  description?: string;
  found?: Found | undefined;
  /** One line below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
};

/** The top of most pages: the h1, which is also the browser's title, with a line of text and buttons. */
export function PageHeader({ title, description, found, lead, actions }: Props) {
  return (
    <div className={styles["header"]}>
      <div>
        <PageTitle title={title} description={description} found={found} />
        {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}
