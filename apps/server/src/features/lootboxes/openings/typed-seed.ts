import { parseOffer } from "@trove/fairness";
import type { TypedText } from "../../mail/index.ts";
import type { RecordFacts } from "./openings.store.ts";

/** The client seed of a record, which the person had typed by the time of its offer. */
export const typedSeed = ({ clientSeed, offerText }: Pick<RecordFacts, "clientSeed" | "offerText">): TypedText => ({
  text: clientSeed,
  at: new Date(parseOffer(offerText).time),
});
