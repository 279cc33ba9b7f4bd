import { IconArrowsShuffle } from "../../../ui/icons/shop-icons.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { mistakeIn } from "../../../forms/rule-text.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { provablyFair } from "../../../locales/en/fairness/provably-fair.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { randomHex } from "../opening/random-hex.ts";
import layout from "../../../ui/layout.module.css";

type Props = { current: string; onChanged: (result: CallResult<"updateClientSeed">) => void };

/** A form to change the client seed. It is used exactly as typed, so the text is not trimmed. */
export function ClientSeedForm({ current, onChanged }: Props) {
  const t = useTexts(provablyFair).seeds;
  const formTexts = useTexts(forms);
  const form = useForm({
    initial: { clientSeed: current },
    validate: ({ clientSeed }) => ({
      clientSeed:
        mistakeIn(formTexts, "clientSeed", t.clientSeed, clientSeed, { exact: true }) ??
        (clientSeed === current ? t.same : undefined),
    }),
    async submit({ clientSeed }) {
      const [changed, { keepOwnSeed }] = await Promise.all([
        call("updateClientSeed", { body: { clientSeed } }),
        import("./own-seed.ts"),
      ]);
      await keepOwnSeed(clientSeed);
      onChanged(changed);
      showToast("good", t.saved);
    },
  });

  return (
    <form {...form.form} className={layout["column-4"]}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField
        {...form.text("clientSeed")}
        label={t.clientSeed}
        hint={current === "" ? t.clientSeedEmpty : t.clientSeedHint}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        after={
          <Button
            variant="quiet"
            size="small"
            icon={<IconArrowsShuffle size={18} stroke={1.6} />}
            onClick={() => form.set("clientSeed", randomHex())}
          >
            {t.random}
          </Button>
        }
      />
      <div>
        <Button type="submit" variant="outline" busy={form.busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
