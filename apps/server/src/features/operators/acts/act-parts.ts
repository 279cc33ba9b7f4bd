import type { Cents } from "@trove/money";
import type { FourEyesKind } from "../../../environment/four-eyes.ts";
import type { Acts } from "./act.ts";
import type { OperationParts } from "./operate.ts";

/** What a second person has to approve, some of it only above an amount, and how many days it waits for that. */
export type FourEyes = { kinds: readonly FourEyesKind[]; above: Cents; days: number };

/** Dependencies of acts that may have to wait for an approval. */
export type ActParts = OperationParts & { acts: Acts; fourEyes: FourEyes };
