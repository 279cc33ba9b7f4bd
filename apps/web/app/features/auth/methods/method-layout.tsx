import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from "react-router";
import { signInContext } from "../../../shell/page-context.ts";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import { auth } from "../../../locales/en/auth.ts";
import { useTexts } from "../../../locales/texts.ts";
import { type SignInMethod, signInPage } from "../../../session/return-to.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";

/** Shown at the URLs of sign-in methods that this shop doesn't use. */
function MethodDisabled({ own }: { own: SignInMethod }) {
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

export function loader({ context }: LoaderFunctionArgs): SignInSettings {
  return context.get(signInContext);
}

/** Not loaded again, because the settings change only when the server restarts. */
export function shouldRevalidate(): boolean {
  return false;
}

/**
 * Shows the pages of the sign-in method that the shop uses. At the URLs of other methods, says that they are disabled.
 */
export default function MethodLayout() {
  const { method } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return pathname.startsWith(`/auth/${method}/`) ? <Outlet /> : <MethodDisabled own={method} />;
}
