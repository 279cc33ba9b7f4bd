export { OrderStatusMark } from "./order-status.tsx";
