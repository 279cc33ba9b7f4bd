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

type NameProps = {
  title: string;
  submit: string;
  name: string;
  onNamed: (name: string) => Promise<void>;
  onClose: () => void;
};

function NameDialog({ title, submit, name: initial, onNamed, onClose }: NameProps) {
  const t = useTexts(factors);
  const form = useForm({
    initial: { name: initial },
    validate: ({ name }) => ({ name: name.trim() !== "" && name.length <= 60 ? undefined : t.passkeyNameHint }),
    submit: ({ name }) => onNamed(name.trim()),
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={settings["form"]} {...form.form}>
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField {...form.text("name")} label={t.passkeyName} hint={t.passkeyNameHint} />
        <div>
          <Button type="submit" busy={form.busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type NewProps = {
  begun: CallResult<"beginPasskey">;
  onAdded: (added: CallResult<"addPasskey">) => void;
  onClose: () => void;
};

/** Asks for a name, and lets the browser create the passkey. */
export function NewPasskeyDialog({ begun, onAdded, onClose }: NewProps) {
  const t = useTexts(factors);
  const { ticket, creation } = begun;
  async function add(name: string): Promise<void> {
    const attestation = await makeNewPasskey(creation).catch(() => {
      throw new Error(t.passkeyFailed);
    });
    onAdded(await call("addPasskey", { body: { ticket, name, attestation } }));
  }
  return (
    <NameDialog
      title={t.addPasskey}
      submit={t.addPasskey}
      name={browserName(navigator.userAgent)}
      onNamed={add}
      onClose={onClose}
    />
  );
}

export type NamedPasskey = { id: string; name: string };

type RenameProps = { passkey: NamedPasskey; onRenamed: () => void; onClose: () => void };

export function RenamePasskeyDialog({ passkey: { id, name: former }, onRenamed, onClose }: RenameProps) {
  const t = useTexts(factors);
  async function rename(name: string): Promise<void> {
    await call("renamePasskey", { params: { id }, body: { name } });
    onRenamed();
  }
  return <NameDialog title={t.renameTitle} submit={t.save} name={former} onNamed={rename} onClose={onClose} />;
}
