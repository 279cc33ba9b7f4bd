import { z } from "zod";
import type { EndpointDefinition } from "../../endpoint.ts";
import { empty } from "../../fields.ts";
import type { MailPreference } from "../../statuses.ts";

const mailPreferences = z.strictObject({
  openingsOfDay: z.boolean(),
  shipmentSent: z.boolean(),
  wishNews: z.boolean(),
} satisfies Record<MailPreference, z.ZodBoolean>);

export const mailPreferenceEndpoints = {
  getMailPreferences: {
    summary: "Which of the mails that a person can do without they have",
    access: ["User"],
    response: mailPreferences,
    errors: [],
  },
  setMailPreferences: {
    summary: "Choose which mails come; those that are left out stay as they are",
    access: ["User"],
    body: mailPreferences.partial(),
    response: mailPreferences,
    errors: [],
  },
  unsubscribe: {
    isEssential: true,
    summary: "End a kind of mail by the link in it, without signing in; what a mail program sends as a form is ignored",
    access: "public",
    params: z.strictObject({ kind: mailPreferences.keyof(), token: z.string().regex(/^[\w-]{1,200}$/) }),
    upload: { mediaTypes: ["application/x-www-form-urlencoded", "multipart/form-data"], mostBytes: 1_000 },
    status: 204,
    response: empty,
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, EndpointDefinition>;
