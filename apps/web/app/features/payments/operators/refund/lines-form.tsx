import { add, type Cents, cents, formatEuros, sum, times } from "@trove/money";
import { useState } from "react";
import * as v from "valibot";
import { call } from "../../../../api/call.ts";
import { createIntent } from "../../../../api/intent.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { useKeptForm } from "../../../../forms/use-kept-form.tsx";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { forms } from "../../../../locales/en/forms.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { readBy } from "../../../../storage/schemas.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { CheckboxField } from "../../../../ui/form/checkbox-field.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { Stepper } from "../../../../ui/form/stepper.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { ShownPayment } from "../payment-words.ts";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "../payments.module.css";

/** Chosen quantities by the positions of their lines. */
type Chosen = Readonly<Record<string, number>>;

const readers = { chosen: readBy<Chosen>(v.record(v.string(), v.number())) };

type Values = { chosen: Chosen; hasShipping: boolean; isWhole: boolean; reason: string };

function amountOf(
  { lines, shipping, leftAmount }: ShownPayment,
  chosen: Chosen,
  hasShipping: boolean,
  isWhole: boolean,
) {
  if (isWhole) return leftAmount;
  const pieces = sum(lines.map(({ position, unitPrice }) => times(unitPrice, chosen[position] ?? 0)));
  return hasShipping && shipping ? add(pieces, shipping.leftAmount) : pieces;
}

/**
 * A form to refund lines and shipping of a guest's order, or the whole remaining amount. The server computes the amount
 * again.
 */
export function LinesForm({ payment }: { payment: ShownPayment }) {
  const t = useTexts(adminPayments).refund;
  const words = useTexts(forms);
  const { id, order, lines, shipping, leftAmount, orderStatus } = payment;
  const [intent] = useState(() => createIntent());
  const canBeCancelled = orderStatus !== "Shipped" && orderStatus !== "Cancelled";
  const form = useKeptForm<Values>(
    {
      subject: `refund_${id}`,
      initial: { chosen: {}, hasShipping: false, isWhole: false, reason: "" },
      validate: ({ reason }) => ({ reason: reason.trim() === "" ? words.rules.required(t.reason) : undefined }),
      submit: async ({ chosen, hasShipping, isWhole, reason }) => {
        const amount: Cents = amountOf(payment, chosen, hasShipping, isWhole);
        if (amount === 0) throw new Error(t.nothing);
        const pieces = Object.entries(chosen).filter(([, quantity]) => quantity > 0);
        const body = {
          isWhole,
          hasShipping: hasShipping && !isWhole,
          lines: isWhole ? [] : pieces.map(([position, quantity]) => ({ position: Number(position), quantity })),
          leftAmount,
          reason: reason.trim(),
        };
        const params = { id: order?.id ?? id };
        await call("refundPurchase", { params, body }, { idempotencyKey: intent.keyFor(body) });
        showToast("good", t.done(formatEuros(amount)));
        await revalidate("getPayment", "listPayments");
      },
    },
    readers,
  );
  const { chosen, hasShipping, isWhole } = form.values;
  const amount = amountOf(payment, chosen, hasShipping, isWhole);
  return (
    <form className={layout["stack-4"]} aria-label={t.title} {...form.form}>
      <p className={styles["quiet"]}>{t.byLine}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {lines.map(({ position, name, unitPrice, quantity, refundedQuantity }) => {
        const most = quantity - refundedQuantity;
        const texts = { label: t.line(name), fewer: t.fewer, more: t.more, limit: t.pieces(most) };
        return (
          <div key={position} className={classes(layout["line-2-4"], layout["ends"])}>
            <span>
              {name}, {formatEuros(unitPrice)}
            </span>
            {most > 0 && !isWhole && (
              <Stepper
                value={chosen[position] ?? 0}
                min={0}
                max={most}
                texts={texts}
                onChange={(value) => form.set("chosen", { ...chosen, [position]: value })}
              />
            )}
          </div>
        );
      })}
      {shipping && shipping.leftAmount > 0 && !isWhole && (
        <CheckboxField {...form.tick("hasShipping")} label={t.shipping(formatEuros(shipping.leftAmount))} />
      )}
      {canBeCancelled && <p className={styles["quiet"]}>{t.toSend}</p>}
      {!canBeCancelled && <CheckboxField {...form.tick("isWhole")} label={t.whole(formatEuros(leftAmount))} />}
      <TextField {...form.text("reason")} label={t.reason} maxLength={300} />
      <p className={styles["total"]} role="status">
        {t.total(formatEuros(cents(amount)))}
      </p>
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t.submit}
        </Button>
      </div>
    </form>
  );
}
