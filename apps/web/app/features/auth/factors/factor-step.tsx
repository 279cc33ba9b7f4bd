import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { useForm } from "../../../forms/use-form.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PageTitle } from "../../../ui/page/page-title.tsx";
import styles from "../auth-form.module.css";
import { PasskeyButton } from "./passkey-button.tsx";
import { type FactorWay, finishSignIn, finishWithPasskey, type SignInStep } from "./sign-in-step.ts";

type Props = {
  step: SignInStep;
  onSignedIn: (response: unknown) => void;
  /** Goes back to the password step, with a text if there was an error. */
  onBack: (text?: string) => void;
};

type TypedProps = Props & { way: Exclude<FactorWay, "passkey"> };

/** A form for a code from the authenticator app, or for a recovery code. */
function TypedProof({ way, step, onSignedIn, onBack }: TypedProps) {
  const t = useTexts(factors).step;
  const isCode = way === "code";
  const form = useForm({
    initial: { text: "" },
    validate: ({ text }) => {
      const isTyped = isCode ? /^\d{6}$/.test(text.replaceAll(/\s/g, "")) : text.trim() !== "";
      return { text: isTyped ? undefined : isCode ? t.codeHint : t.recoveryText };
    },
    submit: async ({ text }) => {
      const typed = isCode ? text.replaceAll(/\s/g, "") : text.trim();
      const proof = isCode ? { kind: "code" as const, code: typed } : { kind: way, recoveryCode: typed };
      try {
        onSignedIn(await finishSignIn(step.stepToken, proof));
      } catch (error) {
        if (error instanceof ApiError && error.code === "STEP_EXPIRED") return onBack(t.expired);
        throw error instanceof ApiError && error.code === "FACTOR_REFUSED" ? new Error(t.refused) : error;
      }
    },
  });
  return (
    <form className={styles["form"]} {...form.form}>
      <PageTitle title={t.title}>{isCode ? t.codeTitle : t.recoveryTitle}</PageTitle>
      <p className={styles["lead"]}>{isCode ? t.codeText : t.recoveryText}</p>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField
        {...form.text("text")}
        label={isCode ? t.code : t.recoveryCode}
        autoComplete="one-time-code"
        inputMode={isCode ? "numeric" : "text"}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" size="large" wide busy={form.busy}>
        {t.submit}
      </Button>
    </form>
  );
}

/** The second step of a sign-in. Offers the ways that the account has. */
export function FactorStep({ step, onSignedIn, onBack }: Props) {
  const t = useTexts(factors).step;
  const [way, setWay] = useState<FactorWay>(step.ways[0]);
  const names: Record<FactorWay, string> = { code: t.useCode, passkey: t.usePasskey, recoveryCode: t.useRecovery };
  return (
    <div className={styles["form"]}>
      {way === "passkey" ? (
        <>
          <PageTitle title={t.title}>{t.passkeyTitle}</PageTitle>
          <p className={styles["lead"]}>{t.passkeyText}</p>
          <PasskeyButton
            text={t.usePasskey}
            ask={() => finishWithPasskey(step.stepToken)}
            onDone={onSignedIn}
            onExpired={() => onBack(t.expired)}
          />
        </>
      ) : (
        <TypedProof key={way} way={way} step={step} onSignedIn={onSignedIn} onBack={onBack} />
      )}
      {step.ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="quiet" onClick={() => setWay(other)}>
            {names[other]}
          </Button>
        ))}
      <Button variant="quiet" onClick={() => onBack()}>
        {t.back}
      </Button>
      {way === "recoveryCode" && <p className={styles["lead"]}>{t.lost}</p>}
    </div>
  );
}
