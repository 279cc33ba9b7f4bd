import { ApiError } from "../../../api/api-error.ts";
import { useForm } from "../../../forms/use-form.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import settings from "../settings-form.module.css";

type Props = {
  /**
   * Runs the change again with the code. Without a code, makes the shop e-mail a new one, and rejects with
   * EMAIL_CODE_REQUIRED.
   */
  onCode: (emailCode?: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the code that the shop e-mails to people who add their first factor. */
export function MailCodeDialog({ onCode, onClose }: Props) {
  const t = useTexts(factors).mailCode;
  const session = useSession();
  const form = useForm({
    initial: { emailCode: "" },
    validate: ({ emailCode }) => ({ emailCode: /^\s*(\d\s*){8}$/.test(emailCode) ? undefined : t.hint }),
    submit: ({ emailCode }) => onCode(emailCode.replaceAll(/\s/g, "")),
  });
  const again = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => {
      try {
        await onCode();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "EMAIL_CODE_REQUIRED") throw error;
        form.reset();
        showToast("good", t.sentAgain);
      }
    },
  });
  const failure = form.failure ?? again.failure;
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <div className={settings["form"]}>
        <form className={settings["form"]} {...form.form}>
          <p>{t.text(session.status === "authenticated" ? session.user.email : "")}</p>
          {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
          <TextField
            {...form.text("emailCode")}
            label={t.code}
            hint={t.hint}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
          />
          <div>
            <Button type="submit" busy={form.busy}>
              {t.submit}
            </Button>
          </div>
        </form>
        <form {...again.form}>
          <Button type="submit" variant="quiet" busy={again.busy}>
            {t.again}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
