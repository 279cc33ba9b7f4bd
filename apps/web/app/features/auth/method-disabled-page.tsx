import { type LoaderFunctionArgs, replace } from "react-router";
import { auth } from "../../locales/en/auth.ts";
import { useTexts } from "../../locales/texts.ts";
import { SIGN_IN_PATH } from "../../session/return-to.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./auth-form.module.css";

/** The sign-in methods that a shop can be configured for, each with its screens. */
const screens = new Map(
  Object.entries({
    amplify: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
    firebase: ["sign-in", "verify", "sign-up", "reset-password"],
    auth0: ["sign-in"],
    supabase: ["sign-in", "verify", "sign-up", "update-password", "reset-password"],
  }),
);

export function loader({ params: { method = "", screen = "" } }: LoaderFunctionArgs) {
  return screens.get(method)?.includes(screen) ? null : replace("/404");
}

/** Shown at the URLs of sign-in methods that this shop isn't configured for. */
export default function MethodDisabledPage() {
  const t = useTexts(auth).disabled;
  return (
    <div className={styles["form"]}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.text}</p>
      <ButtonLink to={SIGN_IN_PATH} wide>
        {t.link}
      </ButtonLink>
    </div>
  );
}
