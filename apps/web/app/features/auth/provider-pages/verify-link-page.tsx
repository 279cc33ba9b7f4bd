import { useState } from "react";
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from "react-router";
import { useForm } from "../../../forms/use-form.ts";
import { auth } from "../../../locales/en/auth.ts";
import { providerPages } from "../../../locales/en/auth/provider-pages.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { useSignInSettings } from "../methods/use-sign-in-settings.ts";
import { useAsk } from "../providers/use-ask.ts";
import { typedEmail } from "./typed-email.ts";
import { useLinkCode } from "./use-link-code.ts";

/**
 * Verifies the address when the button is pressed. Not when the link is opened, because malware scanners open links
 * too.
 */
function VerifyLink({ code }: { code: string }) {
  const t = useTexts(providerPages).verify;
  const { back } = useTexts(auth).forgot;
  const { method } = useSignInSettings();
  const navigate = useNavigate();
  const ask = useAsk();
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      await ask((provider) => provider.verify({ code, email: "" }));
      showToast("good", t.done);
      await navigate(`/auth/${method}/sign-in`, { replace: true });
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p className={styles["lead"]}>{t.press}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
      {form.failure !== undefined && <Link to={`/auth/${method}/sign-in`}>{back}</Link>}
    </form>
  );
}

/** Shown after a sign-up, and to people who sign in before they have verified their address. */
function MailSent({ email }: { email: string }) {
  const t = useTexts(providerPages).verify;
  const { back } = useTexts(auth).forgot;
  const { method } = useSignInSettings();
  const ask = useAsk();
  const [isSent, setIsSent] = useState(false);
  const [search] = useSearchParams();
  const onward = search.size === 0 ? "" : `?${search}`;
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      setIsSent(false);
      await ask((provider) => provider.resend(email));
      setIsSent(true);
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title} />
      <p>{email === "" ? t.sentSomewhere : t.sent(email)}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {isSent && <Alert kind="good">{t.sentAgain}</Alert>}
      {email !== "" && (
        <Button type="submit" variant="outline" wide busy={form.busy}>
          {t.again}
        </Button>
      )}
      <Link to={`/auth/${method}/sign-in${onward}`}>{back}</Link>
    </form>
  );
}

/**
 * Verifies the address of an e-mailed link. All of Firebase's links open this page, including those for a new password.
 */
export default function VerifyLinkPage() {
  const { state } = useLocation();
  const { method } = useSignInSettings();
  const [search] = useSearchParams();
  const [isReset] = useState(search.get("mode") === "resetPassword");
  if (isReset) return <Navigate to={`/auth/${method}/reset-password?${search}`} replace />;
  return <VerifyOrWait email={typedEmail(state)} />;
}

function VerifyOrWait({ email }: { email: string }) {
  const code = useLinkCode();
  return code === undefined ? <MailSent email={email} /> : <VerifyLink code={code} />;
}
