import { z } from "zod";
import type { EndpointDefinition } from "../endpoint.ts";
import type { MailPreference } from "../statuses.ts";

const mailPreferences = z.strictObject({
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
} as const satisfies Record<string, EndpointDefinition>;
