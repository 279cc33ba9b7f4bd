import { later } from "../../ui/later.tsx";

export { stageOf } from "./purchase.ts";

/** The documents of a paid order, each as PDF. */
export const OrderDocuments = later(() => import("./order/order-documents.tsx"));
export { takenOff } from "./purchase.ts";
