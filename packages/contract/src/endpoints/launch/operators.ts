import { z } from "zod";
import { LAUNCH_STEPS } from "../../constants.ts";
import type { EndpointDefinition } from "../../endpoint.ts";
import { freeLines, freeText, id, timeUtc } from "../../fields.ts";
import { translations, translationsInput } from "../../texts/translations-schema.ts";
import { version } from "../operators/fields.ts";

const launchWords = z.strictObject({
  /** Empty texts mean that the page has its own words. */
  name: z.string(),
  description: z.string(),
  translations,
  /** The number of confirmed addresses that wait for the mail. */
  waiting: z.int(),
  version,
});

export const launchOperatorEndpoints = {
  getLaunchGuide: {
    summary: "What a shop needs before it opens, and what of it is done",
    access: ["Admin"],
    permission: "overview.read",
    response: z.strictObject({
      isPutAway: z.boolean(),
      steps: z.array(z.strictObject({ step: z.enum(LAUNCH_STEPS), isDone: z.boolean() })),
      /** Items that the shop shows, and that lack facts about their safety. */
      itemsWithoutSafety: z.int(),
      /** Whether there is any box, also a draft. */
      hasBoxes: z.boolean(),
      /** Whether mail goes to a server. Otherwise it becomes files in the data folder. */
      hasMailServer: z.boolean(),
      /** The last mail that was sent, and the last one that failed. */
      mailSentAtUtc: timeUtc.nullable(),
      mailFailure: z.string().nullable(),
    }),
    errors: [],
  },
  putLaunchGuideAway: {
    summary: "Hide the list of what a shop needs before it opens, or show it again",
    access: ["Admin"],
    permission: "catalogue.change",
    body: z.strictObject({ isPutAway: z.boolean() }),
    response: z.strictObject({ isPutAway: z.boolean() }),
    errors: [],
  },
  sendTestMail: {
    summary: "Send a mail to oneself, to see whether mail works",
    access: ["Admin"],
    permission: "overview.read",
    body: z.strictObject({}),
    status: 202,
    response: z.strictObject({ email: z.string() }),
    errors: [],
    rateLimit: "guest",
  },
  getLaunchWords: {
    summary: "The owner's words for a shop without goods",
    access: ["Admin"],
    permission: "catalogue.read",
    response: launchWords,
    errors: [],
  },
  changeLaunchWords: {
    summary: "Change the words for a shop without goods",
    access: ["Admin"],
    permission: "catalogue.change",
    body: z.strictObject({
      name: freeText("Title", 80, 0),
      description: freeLines("Text", 600, 0),
      translations: translationsInput(freeText("Title", 80, 0), freeLines("Text", 600, 0)),
      version,
    }),
    response: launchWords,
    errors: ["VERSION_CONFLICT"],
  },
  createExampleBoxes: {
    summary: "Make three boxes as drafts, from the shop's own items or with example items; publishes nothing",
    access: ["Admin"],
    permission: "boxes.change",
    body: z.strictObject({}),
    status: 201,
    response: z.strictObject({ lootboxIds: z.array(id), itemIds: z.array(id) }),
    errors: ["STATUS_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
