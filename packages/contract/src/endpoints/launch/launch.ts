import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty, field } from "../../fields.ts";

const byToken = z.strictObject({ token: z.string().regex(/^[\w-]{1,500}$/) });

export const launchEndpoints = {
  getLaunch: {
    summary: "Whether the shop has goods yet, and the owner's words for those who come before",
    access: "public",
    response: z.strictObject({
      hasItems: z.boolean(),
      hasBoxes: z.boolean(),
      /** Empty texts mean that the page has its own words. */
      title: z.string(),
      text: z.string(),
    }),
    errors: [],
    cache: "public",
    isTranslated: true,
  },
  signUpForLaunch: {
    summary: "Ask for one mail when the shop has its first goods; the same response for every address",
    access: "public",
    body: z.strictObject({ email: field("email") }),
    status: 202,
    response: empty,
    errors: ["STATUS_CONFLICT"],
    rateLimit: "guest",
  },
  confirmLaunchSignUp: {
    summary: "Confirm an address by the link in the mail to it",
    access: "public",
    params: byToken,
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
  endLaunchSignUp: {
    summary: "Delete an address by the link in a mail to it; what a mail program sends as a form is ignored",
    access: "public",
    params: byToken,
    upload: { mediaTypes: ["application/x-www-form-urlencoded", "multipart/form-data"], mostBytes: 1_000 },
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
    rateLimit: "track",
  },
} as const satisfies Record<string, EndpointDefinition>;
