import { parseOffer } from "@trove/fairness";
import type { TypedText } from "../../mail/index.ts";
import type { RecordFacts } from "./openings.store.ts";

/** The client seed of a record, and the time of its offer: the person had typed the seed by then. */
export const typedSeed = ({ clientSeed, offerText }: Pick<RecordFacts, "clientSeed" | "offerText">): TypedText => ({
  text: clientSeed,
  at: new Date(parseOffer(offerText).time),
});
