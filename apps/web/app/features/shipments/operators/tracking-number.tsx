import type { OperatorShipment } from "./operator-shipment.ts";

type Props = { shipment: Pick<OperatorShipment, "carrier" | "trackingNumber" | "trackingUrl"> };

/** The carrier and the tracking number. The number links to the carrier's page if the shop knows it. */
export function TrackingNumber({ shipment: { carrier, trackingNumber, trackingUrl } }: Props) {
  if (carrier === null || trackingNumber === null) return null;
  const number = <bdi dir="ltr">{trackingNumber}</bdi>;
  return (
    <span>
      {carrier}{" "}
      {trackingUrl === null ? (
        number
      ) : (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {number}
        </a>
      )}
    </span>
  );
}
