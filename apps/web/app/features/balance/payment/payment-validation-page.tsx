import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { returnedPayment, usePaymentCheck } from "../../payments/index.ts";
import { PaymentProgress } from "./payment-progress.tsx";
import { PaymentSuccess } from "./payment-success.tsx";
import { readTopUp } from "./pending-top-up.ts";

async function askForTopUp(paymentId: string, failTransactionIfUnsuccessful: boolean): Promise<unknown> {
  const result = await call("validateTopUp", { body: { paymentId, failTransactionIfUnsuccessful } });
  await balanceMoved();
  return result;
}

/** The last page of a payment. The card form leads here, and banks redirect to it. */
export default function PaymentValidationPage() {
  const [search] = useSearchParams();
  const paymentId = returnedPayment(search) ?? "";
  const isTopUp = (search.get("type") ?? "top-up") === "top-up";
  const [topUp] = useState(() => readTopUp());
  const ask = useCallback((fail: boolean) => askForTopUp(paymentId, fail), [paymentId]);
  const { state, again } = usePaymentCheck(isTopUp && paymentId !== "" ? ask : undefined);

  if (state.step === "success") return <PaymentSuccess topUp={topUp} />;
  return <PaymentProgress state={state} topUp={topUp} onAgain={again} />;
}
