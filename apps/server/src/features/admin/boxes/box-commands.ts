import type { Command } from "../operations/command.ts";
import { moveBox, publishBox } from "./publish-box.ts";

/** Pausing or archiving a box must not wait. */
export const setLootboxStatusCommand: Command<"setLootboxStatus"> = {
  run: (parts, { person, idempotency, params, body }) =>
    moveBox(parts, { person, idempotency, lootboxId: params.id }, body),
  approval: { kind: "publishing", concerns: ({ body }) => body.status === "Active" },
};

export const publishLootboxVersionCommand: Command<"publishLootboxVersion"> = {
  run: (parts, { person, idempotency, params, body }) =>
    publishBox(parts, { person, idempotency, lootboxId: params.id }, body),
  approval: { kind: "publishing" },
};
