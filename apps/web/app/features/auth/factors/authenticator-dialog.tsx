import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useForm } from "../../../forms/use-form.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { later } from "../../../ui/later.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import settings from "../settings-form.module.css";
import styles from "./factors.module.css";

const QrCode = later(() => import("../../../ui/media/qr-code.tsx"));

type Props = {
  begun: CallResult<"beginAuthenticator">;
  onAdded: (added: CallResult<"addAuthenticator">) => void;
  onClose: () => void;
};

/** Shows the secret for an authenticator app, and asks for a code from the app. */
export function AuthenticatorDialog({ begun, onAdded, onClose }: Props) {
  const t = useTexts(factors);
  const { ticket, secret, uri } = begun;
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: /^\s*(\d\s*){6}$/.test(code) ? undefined : t.step.codeHint }),
    submit: async ({ code }) => {
      try {
        onAdded(await call("addAuthenticator", { body: { ticket, code: code.replaceAll(/\s/g, "") } }));
      } catch (error) {
        throw error instanceof ApiError && error.code === "FACTOR_REFUSED" ? new Error(t.setUp.wrong) : error;
      }
    },
  });
  return (
    <Dialog open title={t.setUp.title} onClose={onClose}>
      <form className={settings["form"]} {...form.form}>
        <p>{t.setUp.scan}</p>
        <QrCode text={uri} label={t.setUp.picture} />
        <p className={classes(layout["line-2"], styles["secret"])}>
          <span>{t.setUp.secret}</span> <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          <CopyButton text={secret} what={t.setUp.secret} />
        </p>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField
          {...form.text("code")}
          label={t.setUp.code}
          hint={t.step.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t.setUp.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
