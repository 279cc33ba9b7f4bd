import type { ReactNode } from "react";
import styles from "./notice-view.module.css";
import { PageTitle } from "../page/page-title.tsx";

type Props = { picture: ReactNode; title: string; text: string; children?: ReactNode };

/** A full page with one message: a picture, a heading, a sentence, and actions. */
export function NoticeView({ picture, title, text, children }: Props) {
  return (
    <div className={styles["notice"]}>
      <div className={styles["picture"]}>{picture}</div>
      <PageTitle title={title} />
      <p>{text}</p>
      {children !== undefined && <div className={styles["actions"]}>{children}</div>}
    </div>
  );
}
