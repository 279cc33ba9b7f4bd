import { PRESET_NAMES } from "@trove/contract";
import { z } from "zod";
import type { Connection } from "../../../database/connection.ts";
import { lockRights } from "../../auth/index.ts";
import { type Change, defineAct, type RevertCall } from "../acts/act.ts";
import { userNameOf } from "../audit/user-names.store.ts";
import { appointOperator, changeOperator, operatorOf, type RightsParts } from "./give-rights.ts";

const withPresets = z.object({ presets: z.array(z.enum(PRESET_NAMES)) });
const withVersion = z.object({ version: z.int() });

/** Builds the call that restores an operator's earlier rights. */
function revert({ subjectId: id, before, after }: Change, reason: string): RevertCall {
  const body = { ...withPresets.parse(before), ...withVersion.parse(after), reason };
  return { action: "changeRights", params: { id }, body };
}

async function rightsOf(db: Connection, { subjectId, after }: Change) {
  return { personName: await userNameOf(db, subjectId), presets: withPresets.parse(after).presets };
}

const prepare = () => ({ lockFirst: lockRights });

export const rightsActs = (parts: RightsParts) => [
  defineAct({
    name: "appointOperator",
    prepare,
    change: (tx, at, call) => appointOperator(parts, tx, at, call),
    response: operatorOf,
    approval: {
      kind: "rights",
      asks: async (db, change) => ({ action: "appointOperator", ...(await rightsOf(db, change)) }),
    },
    revert,
  }),
  defineAct({
    name: "changeRights",
    prepare,
    change: (tx, at, call) => changeOperator(parts, tx, at, call),
    response: operatorOf,
    approval: {
      kind: "rights",
      asks: async (db, change) => ({ action: "changeRights", ...(await rightsOf(db, change)) }),
    },
    revert,
  }),
];
