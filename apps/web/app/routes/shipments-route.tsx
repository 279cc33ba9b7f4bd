import { OrderList } from "../features/purchases/index.ts";
import { ShipmentsPage } from "../features/shipments/list/shipments-page.tsx";

/** Joins two rooms: orders are shown beside their shipments, but belong to the purchases room. */
export default function ShipmentsRoute() {
  return <ShipmentsPage orderList={OrderList} />;
}
