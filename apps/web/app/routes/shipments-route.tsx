import { OrderList } from "../features/purchases/index.ts";
import { ShipmentsPage } from "../features/shipments/list/shipments-page.tsx";

/** Orders are beside the shipments that came of them; they belong to the purchases. */
export default function ShipmentsRoute() {
  return <ShipmentsPage orderList={OrderList} />;
}
