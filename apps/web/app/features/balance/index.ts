export { PaymentStatusView } from "./payment-status-view.tsx";
