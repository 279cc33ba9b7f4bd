import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { useQuery } from "../../api/use-query.ts";
import { mistakeIn } from "../../forms/rule-text.ts";
import { UnsavedPrompt } from "../../forms/unsaved-prompt.tsx";
import { useForm } from "../../forms/use-form.ts";
import { account } from "../../locales/en/account.ts";
import { providerPages } from "../../locales/en/auth/provider-pages.ts";
import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/form/password-field.tsx";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { noteEndedOffers } from "../../session/ended-offers.ts";
import { useSession } from "../../session/use-session.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { ConfirmOwn } from "./factors/later-confirm-own.tsx";
import { PasswordStrength } from "./password-strength.tsx";
import layout from "../../ui/layout.module.css";
import letters from "../../ui/letters.module.css";
import styles from "./settings-form.module.css";

/** `onOffersEnded` is called once the person's offers have ended. */
type Props = { onOffersEnded?: (() => void) | undefined };

/** A form for a new password, typed twice. Shown if the shop stores the person's password. Saving clears the form. */
export function PasswordForm({ onOffersEnded }: Props) {
  const { authMethod } = useAppInfo();
  const { data } = useQuery("getMe", {}, { revalidateOnFocus: false, revalidateOnReconnect: false });
  const t = useTexts(providerPages).kept;
  if (authMethod !== "jwt") return <NoPassword text={t.elsewhere} />;
  return data?.hasPassword === false ? <NoPassword text={t.none} /> : <PasswordRounds onOffersEnded={onOffersEnded} />;
}

function NoPassword({ text }: { text: string }) {
  const t = useTexts(providerPages).kept;
  return (
    <SettingsPart id="password" title={t.title}>
      <p className={letters["hint"]}>{text}</p>
    </SettingsPart>
  );
}

function PasswordRounds({ onOffersEnded }: Props) {
  const [round, setRound] = useState(0);
  function saved(): void {
    setRound(round + 1);
    onOffersEnded?.();
  }
  return <PasswordFields key={round} onSaved={saved} />;
}

function PasswordFields({ onSaved }: { onSaved: () => void }) {
  const t = useTexts(account).security;
  const words = useTexts(forms);
  const label = words.fields.newPassword;
  const session = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    initial: { currentPassword: "", newPassword: "", repeat: "" },
    validate: ({ currentPassword, newPassword, repeat }) => ({
      currentPassword: currentPassword === "" ? words.rules.required(t.currentPassword) : undefined,
      newPassword:
        mistakeIn(words, "newPassword", label, newPassword, { exact: true }) ??
        (newPassword === currentPassword ? t.same : undefined),
      repeat: repeat === newPassword ? undefined : t.mustMatch,
    }),
    submit: async ({ currentPassword, newPassword }) => {
      try {
        await call("changePassword", { body: { currentPassword, newPassword } });
      } catch (error) {
        // People with a second factor must first confirm their identity. Then the form is sent again.
        if (error instanceof ApiError && error.code === "CONFIRMATION_REQUIRED") return setConfirming(true);
        throw error;
      }
      noteEndedOffers();
      showToast("good", t.saved);
      onSaved();
    },
  });
  const ownWords = session.status === "authenticated" ? [session.user.userName, session.user.email] : [];
  const isDirty = Object.values(form.values).some((text) => text !== "");

  function onConfirmed(): void {
    setConfirming(false);
    form.form.ref.current?.requestSubmit();
  }

  return (
    <SettingsPart id="password" title={t.title} lead={t.lead}>
      <form className={styles["form"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <div className={layout["fields"]}>
          <PasswordField {...form.text("currentPassword")} label={t.currentPassword} autoComplete="current-password" />
          <PasswordField {...form.text("newPassword")} label={label} autoComplete="new-password" />
          <PasswordField {...form.text("repeat")} label={words.fields.repeatPassword} autoComplete="new-password" />
        </div>
        <PasswordStrength password={form.values.newPassword} ownWords={ownWords} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t.save}
          </Button>
        </div>
        <UnsavedPrompt isDirty={isDirty} />
      </form>
      {isConfirming && <ConfirmOwn onConfirmed={onConfirmed} onClose={() => setConfirming(false)} />}
    </SettingsPart>
  );
}
