import type { ReactNode } from "react";
import { Link } from "react-router";
import { auth } from "../../locales/en/auth.ts";
import { useTexts } from "../../locales/texts.ts";
import { SignInScene } from "../../ui/illustrations/sign-in-scene.tsx";
import { useAppInfo } from "../../shell/app-info.ts";
import { Footer } from "../footer.tsx";
import styles from "./auth-frame.module.css";
import { Brand } from "../header/brand.tsx";
import { SkipLink } from "../header/skip-link.tsx";

/** From 900 px a split screen: the product and a picture beside the form. On narrower screens only the form. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useTexts(auth);
  const { brand } = useAppInfo();
  return (
    <>
      <div className={styles["frame"]}>
        <SkipLink />
        <header className={styles["header"]}>
          <Brand />
          <Link to="/faq" className={styles["help"]}>
            {t.needHelp}
          </Link>
        </header>
        <aside className={styles["side"]}>
          <p className={styles["product"]}>{t.pitch(brand)}</p>
          <p className={styles["line"]}>{t.pitchLine}</p>
          <div className={styles["scene"]}>
            <SignInScene />
          </div>
        </aside>
        <main id="content" className={styles["main"]} tabIndex={-1}>
          <div className={styles["form"]}>{children}</div>
        </main>
      </div>
      <Footer />
    </>
  );
}
