import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { announceCatalogueChange } from "../../../database/catalogue-changes.ts";
import { Refusal } from "../../../command/refusal.ts";
import { lockAccount } from "../../auth/index.ts";
import { accountRecipient } from "../../mail/index.ts";
import { auditedTranslations, defineAct } from "../../operators/index.ts";
import { countConfirmed, lockLaunch, readLaunch, writeLaunchWords, writePutAway } from "../index.ts";
import { createExampleBoxes } from "./create-example-boxes.ts";
import type { LaunchOperatorParts } from "./parts.ts";

/** The id of the launch in the audit log, because the shop has only one. */
const LAUNCH = "00000000-0000-0000-0000-000000000000";

const auditedWords = z.object({ name: z.string(), description: z.string(), translations: auditedTranslations });
const withVersion = z.object({ version: z.int() });
const putAway = z.object({ isPutAway: z.boolean() });

export async function wordsResponse(db: Connection) {
  const [{ isPutAway: _, ...words }, waiting] = await Promise.all([readLaunch(db), countConfirmed(db)]);
  return { ...words, waiting };
}

export const launchActs = ({ mail }: Pick<LaunchOperatorParts, "mail">) => [
  defineAct({
    name: "changeLaunchWords",
    change: async (tx, _at, { body: { version, ...words } }) => {
      const before = await lockLaunch(tx);
      if (before.version !== version) throw new Refusal("VERSION_CONFLICT");
      await writeLaunchWords(tx, words);
      await announceCatalogueChange(tx);
      const after = { ...words, version: version + 1 };
      const { isPutAway: _put, ...was } = before;
      return { facts: {}, audit: { subjectId: LAUNCH, before: was, after } };
    },
    response: wordsResponse,
    revert: ({ before, after }) => {
      const body = { ...auditedWords.parse(before), ...withVersion.parse(after) };
      return { action: "changeLaunchWords", params: {}, body };
    },
  }),
  defineAct({
    name: "putLaunchGuideAway",
    change: async (tx, _at, { body: { isPutAway } }) => {
      const before = await lockLaunch(tx);
      await writePutAway(tx, isPutAway);
      const facts = { isPutAway };
      return { facts, audit: { subjectId: LAUNCH, before: { isPutAway: before.isPutAway }, after: facts } };
    },
    response: (_db, { isPutAway }) => ({ isPutAway }),
    revert: ({ before }) => ({ action: "putLaunchGuideAway", params: {}, body: putAway.parse(before) }),
  }),
  defineAct({
    name: "sendTestMail",
    change: async (tx, at, { person: { userId } }) => {
      const account = await lockAccount(tx, userId);
      if (account === undefined) throw new Refusal("NOT_FOUND");
      const payload = { sentAtUtc: at.toISOString() };
      const { language, email } = account;
      await mail.queue(tx, { kind: "testMail", payload, to: accountRecipient(account), language });
      return { facts: { email }, audit: { subjectId: userId, before: null, after: null } };
    },
    response: (_db, { email }) => ({ email }),
  }),
  defineAct({ name: "createExampleBoxes", change: createExampleBoxes, response: (_db, facts) => facts }),
];
