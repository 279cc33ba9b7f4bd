import { auth } from "../../../locales/en/auth.ts";
import { useTexts } from "../../../locales/texts.ts";
import { type SignInMethod, signInPage } from "../../../session/return-to.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";

/** Shown at the URLs of sign-in methods that this shop doesn't use. */
export function MethodDisabled({ own }: { own: SignInMethod }) {
  const t = useTexts(auth).disabled;
  return (
    <div className={styles["form"]}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.text}</p>
      <ButtonLink to={signInPage(own)} wide>
        {t.link}
      </ButtonLink>
    </div>
  );
}
