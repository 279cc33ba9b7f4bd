import type { CallResult } from "../../../api/request.ts";

export type Thing = CallResult<"findThings">["things"][number];

/** The path of the dashboard's page about the thing. */
export function thingPath({ page: { kind, id } }: Thing): string {
  switch (kind) {
    case "order":
    case "shipment":
      return `/dashboard/two?shipment=${id}`;
    case "person":
      return `/dashboard/group/five/${id}`;
    case "item":
      return `/dashboard/three/items/${id}`;
    case "box":
      return `/dashboard/group/boxes/${id}`;
    case "payment":
      return `/dashboard/group/six/payments/${id}`;
    case "case":
      return `/dashboard/group/cases/${id}`;
  }
}
