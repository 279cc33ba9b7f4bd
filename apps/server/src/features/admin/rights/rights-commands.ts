import { PRESET_NAMES } from "@trove/contract";
import { z } from "zod";
import type { Change, Command, Reversal } from "../operations/command.ts";
import { appointOperator, changeOperator } from "./give-rights.ts";
import { operatorResponse } from "./operator-response.ts";
import { askForOperator, askForRights } from "./rights-asks.ts";

const withPresets = z.object({ presets: z.array(z.enum(PRESET_NAMES)) });
const withVersion = z.object({ version: z.int() });

/** Gives the rights back that somebody had before. */
function revert({ subjectId: id, before, after }: Change, reason: string): Reversal {
  const body = { ...withPresets.parse(before), ...withVersion.parse(after), reason };
  return { action: "changeRights", params: { id }, body };
}

export const appointOperatorCommand: Command<"appointOperator"> = {
  run: async (parts, { body, ...request }) => operatorResponse(await appointOperator(parts, request, body)),
  approval: { kind: "rights", asks: askForOperator },
  revert,
};

export const changeRightsCommand: Command<"changeRights"> = {
  run: async (parts, { person, idempotency, params, body }) =>
    operatorResponse(await changeOperator(parts, { person, idempotency, userId: params.id }, body)),
  approval: { kind: "rights", asks: askForRights },
  revert,
};
