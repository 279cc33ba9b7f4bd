import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallInput, CallResult } from "../../../api/request.ts";
import { useForm } from "../../../forms/use-form.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import settings from "../settings-form.module.css";
import { askForPasskey, hasPasskeys } from "./passkey-browser.ts";
import { PasskeyButton } from "./passkey-button.tsx";

type Proof = CallInput<"confirmPerson">["body"]["proof"];
type Way = Proof["kind"];

async function confirmByPasskey(): Promise<void> {
  const { ticket, request } = await call("beginConfirmation", {});
  const proof = { kind: "passkey" as const, assertion: await askForPasskey(request) };
  await call("confirmPerson", { body: { ticket, proof } });
}

const proofOf = (way: Exclude<Way, "passkey">, text: string): Proof => {
  switch (way) {
    case "password":
      return { kind: way, password: text };
    case "code":
      return { kind: way, code: text.replaceAll(/\s/g, "") };
    case "recoveryCode":
      return { kind: way, recoveryCode: text.trim() };
  }
};

function TypedConfirmation({ way, onConfirmed }: { way: Exclude<Way, "passkey">; onConfirmed: () => void }) {
  const t = useTexts(factors);
  const mistakes = { password: t.confirm.passwordMissing, code: t.step.codeHint, recoveryCode: t.step.recoveryText };
  const form = useForm({
    initial: { text: "" },
    validate: ({ text }) => ({
      text: (way === "code" ? /^\s*(\d\s*){6}$/.test(text) : text.trim() !== "") ? undefined : mistakes[way],
    }),
    submit: async ({ text }) => {
      try {
        await call("confirmPerson", { body: { proof: proofOf(way, text) } });
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === "FACTOR_REFUSED";
        throw isRefused ? new Error(way === "password" ? t.confirm.wrongPassword : t.step.refused) : error;
      }
      onConfirmed();
    },
  });
  return (
    <form className={settings["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {way === "password" ? (
        <PasswordField {...form.text("text")} label={t.confirm.password} autoComplete="current-password" />
      ) : (
        <TextField
          {...form.text("text")}
          label={way === "code" ? t.step.code : t.step.recoveryCode}
          autoComplete="one-time-code"
          inputMode={way === "code" ? "numeric" : "text"}
        />
      )}
      <div>
        <Button type="submit" busy={form.busy}>
          {t.confirm.submit}
        </Button>
      </div>
    </form>
  );
}

type Props = { state: CallResult<"getFactors">; onConfirmed: () => void; onClose: () => void };

/** Confirms the person's identity: by a second factor if they have one, otherwise by the password. */
export function ConfirmDialog({ state, onConfirmed, onClose }: Props) {
  const t = useTexts(factors);
  const { authenticator, passkeys } = state;
  const hasFactor = authenticator !== null || passkeys.length > 0;
  const first = !hasFactor ? "password" : authenticator === null ? "recoveryCode" : "code";
  const [way, setWay] = useState<Exclude<Way, "passkey">>(first);
  return (
    <Dialog open title={t.confirm.title} onClose={onClose}>
      <div className={settings["form"]}>
        <p>{t.confirm.text}</p>
        {passkeys.length > 0 && hasPasskeys() && (
          <PasskeyButton text={t.step.usePasskey} ask={confirmByPasskey} onDone={onConfirmed} variant="outline" />
        )}
        <TypedConfirmation key={way} way={way} onConfirmed={onConfirmed} />
        {hasFactor && way === "code" && (
          <Button variant="quiet" onClick={() => setWay("recoveryCode")}>
            {t.step.useRecovery}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
