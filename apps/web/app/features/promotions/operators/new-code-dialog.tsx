import { leastMinimum, MAX_PROMO_PERCENT, PROMO_KINDS, type PromoKind } from "@trove/contract/promotions";
import { parseEuros, ZERO_CENTS } from "@trove/money";
import { useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminPromotions } from "../../../locales/en/promotions/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconArrowsShuffle } from "../../../ui/icons/shop-icons.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import layout from "../../../ui/layout.module.css";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import styles from "./new-code-dialog.module.css";
import { proposeCode } from "./propose-code.ts";

const initial = {
  code: "",
  kind: "Percent",
  percent: "",
  amount: "",
  minimum: "",
  categoryId: "",
  maxUses: "",
  perPerson: "1",
  isFirstOrder: false,
  until: "",
  reason: "",
};
type Typed = typeof initial;

const wholeNumber = (text: string) => (/^\d{1,6}$/u.test(text.trim()) ? Number(text) : undefined);
const euros = (text: string) => parseEuros(text) ?? undefined;

function bodyOf(typed: Typed) {
  const kind = typed.kind as PromoKind;
  return {
    code: typed.code,
    kind,
    percent: kind === "Percent" ? wholeNumber(typed.percent) : null,
    amount: kind === "Amount" ? euros(typed.amount) : null,
    minimumAmount: euros(typed.minimum) ?? ZERO_CENTS,
    categoryIds: typed.categoryId === "" ? [] : [typed.categoryId],
    maxUses: wholeNumber(typed.maxUses) ?? null,
    maxUsesPerPerson: wholeNumber(typed.perPerson) ?? null,
    isFirstOrder: typed.isFirstOrder,
    endsAtUtc: typed.until === "" ? null : new Date(`${typed.until}T23:59:59`).toISOString(),
    reason: typed.reason.trim(),
  };
}

/** The form for a new promo code. Proposes a random code, which nobody can guess. */
export default function NewCodeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(adminPromotions);
  const { fields } = t;
  const words = useTexts(forms);
  const formId = useId();
  const [intent] = useState(() => createIntent());
  const { data: categories } = useQuery("listAdminCategories", {});
  const [start] = useState(() => ({ ...initial, code: proposeCode() }));
  const form = useKeptForm({
    subject: "promo-code_new",
    initial: start,
    validate: ({ code, kind, percent, amount, minimum, maxUses, perPerson, isFirstOrder, reason }) => {
      const share = wholeNumber(percent) ?? 0;
      const takesAmount = kind === "Amount";
      const isTooLow = takesAmount && (euros(minimum) ?? 0) < leastMinimum(euros(amount) ?? 0);
      const isUnlimited = takesAmount && !isFirstOrder && `${maxUses}${perPerson}`.trim() === "";
      const count = (text: string) =>
        text.trim() === "" || (wholeNumber(text) ?? 0) > 0 ? undefined : t.mistakes.count;
      return {
        code: code.trim() === "" ? words.rules.required(fields.code) : undefined,
        percent:
          kind === "Percent" && (share < 1 || share > MAX_PROMO_PERCENT)
            ? t.mistakes.percent(MAX_PROMO_PERCENT)
            : undefined,
        amount: takesAmount && (euros(amount) ?? 0) <= 0 ? t.mistakes.amount : undefined,
        minimum:
          minimum.trim() !== "" && euros(minimum) === undefined
            ? t.mistakes.amount
            : isTooLow
              ? t.mistakes.minimum(MAX_PROMO_PERCENT)
              : undefined,
        maxUses: isUnlimited ? t.mistakes.unlimited : count(maxUses),
        perPerson: count(perPerson),
        reason: reason.trim() === "" ? words.rules.required(fields.reason) : undefined,
      };
    },
    submit: async (typed) => {
      const body = bodyOf(typed);
      const { code } = await call("createPromoCode", { body }, { idempotencyKey: intent.keyFor(body) });
      await revalidate("listPromoCodes");
      showToast("good", t.made(code));
      onClose();
    },
  });
  const { kind } = form.values;

  function cancel(): void {
    form.forget();
    onClose();
  }

  const actions = (
    <>
      <Button variant="quiet" onClick={cancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t.make}
      </Button>
    </>
  );
  const plain = { autoComplete: "off" } as const;
  const select = (name: "kind" | "categoryId") => ({
    value: form.values[name],
    onChange: (event: { currentTarget: HTMLSelectElement }) => form.set(name, event.currentTarget.value),
  });
  return (
    <Dialog open onClose={onClose} title={t.add} actions={actions}>
      <form id={formId} className={layout["stack-4"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        <TextField
          {...form.text("code")}
          {...plain}
          label={fields.code}
          hint={t.codeHint}
          maxLength={32}
          dir="ltr"
          after={
            <IconButton label={t.propose} onClick={() => form.set("code", proposeCode())}>
              <IconArrowsShuffle size={18} />
            </IconButton>
          }
        />
        <div className={styles["pairs"]}>
          <SelectField {...select("kind")} label={fields.kind}>
            {PROMO_KINDS.map((each) => (
              <option key={each} value={each}>
                {t.kinds[each]}
              </option>
            ))}
          </SelectField>
          {kind === "Percent" && (
            <TextField {...form.text("percent")} {...plain} label={fields.percent} inputMode="numeric" maxLength={2} />
          )}
          {kind === "Amount" && (
            <TextField {...form.text("amount")} {...plain} label={fields.amount} inputMode="decimal" maxLength={9} />
          )}
          <SelectField {...select("categoryId")} label={fields.scope}>
            <option value="">{t.scopeOf(0, 0)}</option>
            {categories?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            {...form.text("minimum")}
            {...plain}
            label={fields.minimum}
            note={kind === "Amount" ? undefined : t.optional}
            inputMode="decimal"
            maxLength={9}
          />
          <TextField
            {...form.text("maxUses")}
            {...plain}
            label={fields.maxUses}
            hint={t.emptyHint}
            inputMode="numeric"
            maxLength={6}
          />
          <TextField
            {...form.text("perPerson")}
            {...plain}
            label={fields.perPerson}
            hint={t.emptyHint}
            inputMode="numeric"
            maxLength={6}
          />
        </div>
        <SwitchField
          label={fields.firstOrder}
          checked={form.values.isFirstOrder}
          onChange={(checked) => form.set("isFirstOrder", checked)}
        />
        <div className={styles["pairs"]}>
          <TextField {...form.text("until")} {...plain} label={fields.until} note={t.optional} type="date" />
          <TextField {...form.text("reason")} {...plain} label={fields.reason} maxLength={300} />
        </div>
      </form>
    </Dialog>
  );
}
