import { isFault, WITHDRAWAL_REASONS, type WithdrawalReason } from "@trove/contract/withdrawals";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate } from "../../../api/use-query.ts";
import { useForm } from "../../../forms/use-form.ts";
import { returns } from "../../../locales/en/withdrawals/returns.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { lastDayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./returns.module.css";

type Offer = CallResult<"getReturns">;
type Piece = Offer["pieces"][number];
type Props = { number: string; token: string | null; offer: Offer; onClose: () => void };
type Values = { reason: WithdrawalReason; quantities: Readonly<Record<string, number>> };

const keyOf = ({ position, isSent }: Piece) => `${position}-${isSent}`;

/** The form to give pieces of an order or shipment back: why, and how many of which. */
export function ReturnForm({ number, token, offer, onClose }: Props) {
  const t = useTexts(returns);
  const [intent] = useState(() => createIntent());
  const [first = "Withdrawal"] = offer.reasons;
  const form = useForm<Values>({
    initial: { reason: first, quantities: {} },
    validate: () => ({}),
    submit: async ({ reason, quantities }) => {
      const pieces = shown(reason)
        .map((piece) => ({ piece, quantity: quantities[keyOf(piece)] ?? 0 }))
        .filter(({ quantity }) => quantity > 0)
        .map(({ piece: { position, isSent }, quantity }) => ({ position, isSent, quantity }));
      if (pieces.length === 0) throw new Error(t.choose);
      const body = { orderNumber: number, token, reason, pieces };
      await call("requestReturn", { body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.done);
      await revalidate("getReturns");
      onClose();
    },
  });
  /** A fault shows only in what was sent, and needs no right to withdraw. */
  const shown = (reason: WithdrawalReason) =>
    offer.pieces.filter(({ isSent, exception }) => (isFault(reason) ? isSent : exception === null));
  const withoutRight = offer.pieces.filter(({ exception }) => exception !== null).map(({ name }) => name);
  const { reason, quantities } = form.values;
  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <SelectField
        label={t.reason}
        hint={isFault(reason) ? t.faulty : t.freely}
        value={reason}
        onChange={({ currentTarget }) => {
          const chosen = WITHDRAWAL_REASONS.find((known) => known === currentTarget.value);
          if (chosen !== undefined) form.set("reason", chosen);
        }}
      >
        {offer.reasons.map((each) => (
          <option key={each} value={each}>
            {t.reasons[each]}
          </option>
        ))}
      </SelectField>
      {!isFault(reason) && offer.closesAtUtc !== null && (
        <p className={letters["hint"]}>{t.until(lastDayText(offer.closesAtUtc))}</p>
      )}
      {!isFault(reason) && withoutRight.length > 0 && (
        <p className={letters["hint"]}>{t.noRight(listText(withoutRight))}</p>
      )}
      <fieldset className={styles["pieces"]}>
        <legend>{t.which}</legend>
        {shown(reason).map((piece) => (
          <div key={keyOf(piece)} className={styles["piece"]}>
            <span>
              <bdi>{piece.name}</bdi>
              {!piece.isSent && ` (${t.inInventory})`}
            </span>
            <Stepper
              value={quantities[keyOf(piece)] ?? 0}
              min={0}
              max={piece.quantity}
              texts={{ label: t.quantity(piece.name), fewer: t.fewer, more: t.more, limit: t.most(piece.quantity) }}
              onChange={(quantity) => form.set("quantities", { ...quantities, [keyOf(piece)]: quantity })}
            />
          </div>
        ))}
      </fieldset>
      <div className={styles["ways"]}>
        <Button type="submit" busy={form.busy}>
          {t.submit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
