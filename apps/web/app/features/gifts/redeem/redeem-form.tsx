import { foldGiftCode, GIFT_LENGTH } from "@trove/contract/gifts";
import { type Cents, formatEuros } from "@trove/money";
import { useState } from "react";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { useQuery } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { AddressChoice } from "../../addresses/index.ts";

/**
 * The form for a code that somebody got, and first for an address if the person has none. Says what came into the
 * balance, or why nothing did.
 */
export function RedeemForm() {
  const t = useTexts(gifts);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const [redeemed, setRedeemed] = useState<Cents>();
  const [adding, setAdding] = useState(false);
  const { data: book } = useQuery("listAddresses", {});
  const isHomeless = book?.length === 0;
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => {
      if (code.trim() === "") return { code: words.rules.required(t.code) };
      return { code: foldGiftCode(code).length === GIFT_LENGTH ? undefined : t.mistake(GIFT_LENGTH) };
    },
    submit: async ({ code }) => {
      setRedeemed(undefined);
      if (isHomeless) return setAdding(true);
      const body = { code };
      const { amount } = await call("redeemGift", { body }, { idempotencyKey: intent.keyFor(body) });
      intent.fulfilled();
      form.reset();
      setRedeemed(amount);
      await balanceMoved();
    },
  });
  return (
    <>
      {isHomeless && (
        <AddressChoice
          legend={t.buy.address}
          hint={t.addressHint}
          value={undefined}
          adding={adding}
          onAdding={setAdding}
          onChange={() => setAdding(false)}
        />
      )}
      <form className={classes(layout["card"], layout["column-4"])} aria-label={t.redeemTitle} {...form.form}>
        <h2>{t.redeemTitle}</h2>
        <TextField
          {...form.text("code")}
          label={t.code}
          hint={t.hint}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={3 * GIFT_LENGTH}
        />
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <div role="status">
          {redeemed !== undefined && <Alert kind="good">{t.redeemed(formatEuros(redeemed))}</Alert>}
        </div>
        <div>
          <Button type="submit" busy={form.busy}>
            {t.redeem}
          </Button>
        </div>
      </form>
    </>
  );
}
