import type { Cents } from "@trove/money";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { Acts } from "./act.ts";
import type { OperationParts } from "./operate.ts";

/**
 * The settings of approvals: the kinds of acts that need one, the amount above which some of them do, and the days
 * until a request expires.
 */
export type FourEyes = { kinds: readonly FourEyesKind[]; above: Cents; days: number };

/** Dependencies of acts, some of which may have to wait for an approval. */
export type ActParts = OperationParts & { acts: Acts; fourEyes: FourEyes };
