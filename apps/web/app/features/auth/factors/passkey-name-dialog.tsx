import { browserName } from "@trove/contract/browser-name";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useForm } from "../../../forms/use-form.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import settings from "../settings-form.module.css";
import { makeNewPasskey } from "./passkey-browser.ts";

type Props = {
  begun: CallResult<"beginPasskey">;
  onAdded: (added: CallResult<"addPasskey">) => void;
  onClose: () => void;
};

/** Asks for a name, and lets the browser make the passkey. */
export function PasskeyNameDialog({ begun, onAdded, onClose }: Props) {
  const t = useTexts(factors);
  const { ticket, creation } = begun;
  const form = useForm({
    initial: { name: browserName(navigator.userAgent) },
    validate: ({ name }) => ({ name: name.trim() !== "" && name.length <= 60 ? undefined : t.passkeyNameHint }),
    submit: async ({ name }) => {
      const attestation = await makeNewPasskey(creation).catch(() => {
        throw new Error(t.passkeyFailed);
      });
      onAdded(await call("addPasskey", { body: { ticket, name: name.trim(), attestation } }));
    },
  });
  return (
    <Dialog open title={t.addPasskey} onClose={onClose}>
      <form className={settings["form"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("name")} label={t.passkeyName} hint={t.passkeyNameHint} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t.addPasskey}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
