import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, freeText } from "../../fields.ts";
import { CARRIER_STEPS } from "../../shipping/carrier-steps.ts";

/** Maximum number of steps in one call. */
const STEPS_MAX = 100;

export const carrierEndpoints = {
  receiveCarrierEvents: {
    isEssential: true,
    summary: "Signed notice of a carrier's steps of parcels; the answer does not tell which parcels the shop knows",
    access: "public",
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            /** The carrier's number of the parcel. */
            trackingNumber: freeText("Tracking number", 60),
            step: z.enum(CARRIER_STEPS),
            atUtc: z.iso.datetime(),
            /** A town or depot. Anything that may be an address is not kept. */
            place: freeText("Place", 60).nullable().default(null),
          }),
        )
        .min(1)
        .max(STEPS_MAX),
    }),
    status: 202,
    response: empty,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
