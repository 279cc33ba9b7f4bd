import { z } from "zod";
import { PICTURE_MAX_BYTES, PICTURE_TYPES } from "../../../constants.ts";
import type { EndpointDefinition } from "../../../endpoint.ts";

export const pictureEndpoints = {
  uploadPicture: {
    summary: "Store a picture in several sizes, without what its file says besides its pixels",
    access: ["Admin"],
    permission: "catalogue.change",
    upload: { mediaTypes: PICTURE_TYPES, mostBytes: PICTURE_MAX_BYTES },
    status: 201,
    /** `url` is the address of the largest size. A picture that is not used is deleted after a day. */
    response: z.strictObject({ url: z.string(), width: z.int(), height: z.int() }),
    errors: [],
  },
} as const satisfies Record<string, EndpointDefinition>;
