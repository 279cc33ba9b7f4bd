import type { Cents } from "@trove/money";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { Acts } from "./act.ts";
import type { OperationParts } from "./operate.ts";

/**
 * The kinds of acts that need a second person's approval, the amount above which some do, and days until requests
 * expire.
 */
export type FourEyes = { kinds: readonly FourEyesKind[]; above: Cents; days: number };

/** Dependencies of acts that may have to wait for an approval. */
export type ActParts = OperationParts & { acts: Acts; fourEyes: FourEyes };
