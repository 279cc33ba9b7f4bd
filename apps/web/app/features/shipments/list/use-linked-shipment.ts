import { useEffect } from "react";
import { useLocation } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { useQuery } from "../../../api/use-query.ts";
import type { Shipment } from "../shipment.ts";

/**
 * The shipment whose id is in the URL's hash. It is taken from the listed page, or else fetched. `isMissing` is true
 * once it is known that the person has no such shipment.
 */
export function useLinkedShipment(listed: readonly Shipment[] | undefined) {
  const { hash } = useLocation();
  const id = hash.slice(1);
  const here = listed?.find((shipment) => shipment.id === id);
  const asks = isId(id) && listed !== undefined && here === undefined;
  const { data, error } = useQuery("getShipment", asks ? { params: { id } } : undefined, {
    keepPreviousData: false,
    shouldRetryOnError: false,
  });
  const elsewhere = asks ? data : undefined;
  const isMissing = id !== "" && (!isId(id) || (asks && error?.status === 404));
  return { id: isId(id) ? id : undefined, elsewhere, isMissing };
}

/** Scrolls a row into view and focuses its button, once per navigation to it. */
export function useArrival(isLinked: boolean, row: { current: HTMLElement | null }): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isLinked) return;
    row.current?.scrollIntoView({ block: "start" });
    row.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isLinked, key, row]);
}
