import { useCallback } from "react";
import { call } from "../../../api/call.ts";
import { revalidate } from "../../../api/use-query.ts";
import { gifts } from "../../../locales/en/gifts/gifts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { IconCheck, IconCreditCardOff } from "../../../ui/icons/shop-icons.ts";
import { PaymentStatusView, PaymentWait, usePaymentCheck } from "../../payments/index.ts";

/** The page after the payment for a gift code, to which banks redirect too. */
export function GiftValidation({ paymentId }: { paymentId: string }) {
  const t = useTexts(gifts);
  const ask = useCallback(
    async (failTransactionIfUnsuccessful: boolean): Promise<unknown> => {
      const result = await call("validateGift", { body: { paymentId, failTransactionIfUnsuccessful } });
      await revalidate("listGifts");
      return result;
    },
    [paymentId],
  );
  const { state, again } = usePaymentCheck(paymentId === "" ? undefined : ask);
  const list = <ButtonLink to="/balance/gifts">{t.title}</ButtonLink>;
  if (state.step === "success") {
    return (
      <PaymentStatusView tone="good" icon={<IconCheck size={40} stroke={2} />} title={t.buy.paid} actions={list}>
        <p>{t.buy.mailed}</p>
      </PaymentStatusView>
    );
  }
  if (state.step === "failed") {
    const retry = <ButtonLink to="/balance/gifts/buy">{t.buy.again}</ButtonLink>;
    return (
      <PaymentStatusView
        tone="bad"
        icon={<IconCreditCardOff size={40} stroke={1.6} />}
        title={t.buy.failed}
        actions={retry}
      >
        <p>{t.buy.failedText}</p>
      </PaymentStatusView>
    );
  }
  return (
    <PaymentWait state={state} lateAction={list} missingText={t.buy.missing} missingAction={list} onAgain={again} />
  );
}
