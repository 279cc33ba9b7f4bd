import { PRESET_NAMES } from "@trove/contract";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { type Change, defineAct, type Reversal } from "../acts/act.ts";
import { userNameOf } from "../audit/user-names.store.ts";
import { appointOperator, changeOperator, type RightsParts } from "./give-rights.ts";
import { operatorResponse } from "./operator-response.ts";

const withPresets = z.object({ presets: z.array(z.enum(PRESET_NAMES)) });
const withVersion = z.object({ version: z.int() });

/** Builds the call that restores an operator's earlier rights. */
function revert({ subjectId: id, before, after }: Change, reason: string): Reversal {
  const body = { ...withPresets.parse(before), ...withVersion.parse(after), reason };
  return { action: "changeRights", params: { id }, body };
}

async function rightsOf(db: Connection, { subjectId, after }: Change) {
  return { personName: await userNameOf(db, subjectId), presets: withPresets.parse(after).presets };
}

export const rightsActs = (parts: Pick<RightsParts, "security">) => [
  defineAct({
    name: "appointOperator",
    run: async (context, { person, idempotency, body }) =>
      operatorResponse(await appointOperator({ ...parts, ...context }, { person, idempotency }, body)),
    approval: {
      kind: "rights",
      asks: async (db, change) => ({ action: "appointOperator", ...(await rightsOf(db, change)) }),
    },
    revert,
  }),
  defineAct({
    name: "changeRights",
    run: async (context, { person, idempotency, params, body }) =>
      operatorResponse(
        await changeOperator({ ...parts, ...context }, { person, idempotency, userId: params.id }, body),
      ),
    approval: {
      kind: "rights",
      asks: async (db, change) => ({ action: "changeRights", ...(await rightsOf(db, change)) }),
    },
    revert,
  }),
];
