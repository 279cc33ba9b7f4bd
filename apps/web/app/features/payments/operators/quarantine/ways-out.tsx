import { call } from "../../../../api/call.ts";
import type { CallResult } from "../../../../api/request.ts";
import { revalidate } from "../../../../api/use-query.ts";
import { adminPayments } from "../../../../locales/en/payments/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { showToast } from "../../../../ui/overlay/toast.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "../payments.module.css";
import { ReasonForm } from "../reason-form.tsx";

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Capture = CallResult<"getCapture">;

/** Whether the provider has refused to refund a capture that was credited, so that it can be asked again. */
export const canAskAgain = ({ release, refundStatus }: Capture) => release === "Credit" && refundStatus === "Refused";

/** The three actions that end a capture's quarantine, or the one that is left of a credited capture. */
export function WaysOut({ capture }: { capture: Capture }) {
  const { id, payment } = capture;
  const isAgain = canAskAgain(capture);
  const t = useTexts(adminPayments).quarantine;
  const params = { id };
  async function done(): Promise<void> {
    showToast("good", t.done);
    await revalidate("getCapture", "listCaptures", "listPayments", "getPayment");
  }
  const ways = [
    {
      subject: `credit_${id}`,
      title: t.credit,
      text: t.creditText,
      extra: {
        label: t.person,
        initial: payment?.userInfoId ?? "",
        mistake: (text: string) => (ID.test(text) ? undefined : t.personWrong),
      },
      onSend: async (reason: string, idempotencyKey: string, userInfoId: string) => {
        await call("creditCapture", { params, body: { userInfoId, reason } }, { idempotencyKey });
        await done();
      },
    },
    {
      subject: `refund_${id}`,
      title: t.refund,
      text: isAgain ? t.againText : t.refundText,
      onSend: async (reason: string, idempotencyKey: string) => {
        await call("refundCapture", { params, body: { reason } }, { idempotencyKey });
        await done();
      },
    },
    {
      subject: `book_${id}`,
      title: t.book,
      text: t.bookText,
      extra: {
        label: t.payment,
        initial: "",
        mistake: (text: string) => (ID.test(text) ? undefined : t.paymentWrong),
      },
      onSend: async (reason: string, idempotencyKey: string, paymentId: string) => {
        await call("bookCapture", { params, body: { paymentId, reason } }, { idempotencyKey });
        await done();
      },
    },
  ].filter(({ title }) => !isAgain || title === t.refund);
  return (
    <div className={layout["stack-6"]}>
      {ways.map((way) => (
        <section key={way.title} className={styles["panel"]} aria-label={way.title}>
          <h2>{way.title}</h2>
          <ReasonForm {...way} />
        </section>
      ))}
    </div>
  );
}
