import { insertEvent } from "./events.store.ts";
import { GatewayProblem } from "./gateway-problem.ts";
import type { GatewayParts } from "./parts.ts";
import type { PaymentState } from "./payment-state.ts";
import { concludePayment, findPaymentOf, lockPayment } from "./payments.store.ts";
import { lockSession, readState, setSessionStatus } from "./sessions.store.ts";

/** Cancels an unpaid session. A session that is paid or processing stays as it is. Returns the state afterwards. */
export async function cancelSession({ db, now }: GatewayParts, sessionId: string): Promise<PaymentState> {
  const at = now();
  return db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session === undefined) throw new GatewayProblem(404, "not_found");
    const found = await findPaymentOf(tx, sessionId);
    const payment = found && (await lockPayment(tx, found.paymentId));
    if (payment?.status === "Created") await concludePayment(tx, payment.paymentId, "Cancelled", at);
    if (session.status === "Open") await setSessionStatus(tx, sessionId, "Cancelled");
    if (payment?.status === "Created" || session.status === "Open") {
      await insertEvent(tx, "cancelled", sessionId, at);
    }
    const state = await readState(tx, sessionId);
    if (state === undefined) throw new GatewayProblem(404, "not_found");
    return state;
  });
}
