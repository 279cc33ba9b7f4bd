import { TravellingShipment } from "./travelling-shipment.tsx";

/** A shipment that lost its way: there is nothing at this URL. */
export function LostShipment() {
  return (
    <TravellingShipment>
      <path d="M250 46c0-12 18-14 20-2 1 9-10 9-10 18" stroke="var(--spark)" strokeWidth="3" />
      <path d="M260 74v.5" stroke="var(--spark)" strokeWidth="4" />
      <path d="M40 60l6 6m0-6l-6 6M284 118l5 5m0-5l-5 5" strokeOpacity=".5" />
    </TravellingShipment>
  );
}
