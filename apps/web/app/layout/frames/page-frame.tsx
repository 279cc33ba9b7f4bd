import type { ReactNode } from "react";
import { Footer } from "../footer.tsx";
import { Header } from "../header/header.tsx";
import styles from "./page-frame.module.css";
import { SkipLink } from "../header/skip-link.tsx";

export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content" className={styles["main"]} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
