import { type KeptOffer, type KeptOpening, type NoRecord, readAnswer } from "@trove/fairness";
import { bytesOf, endingOf } from "../kept/kept-record.ts";
import type { CameBack, RevealedOpening, StoredOpening } from "../kept/stored-opening.ts";

function offerPart({ offer, clientSeed, browserKeys, terms }: StoredOpening): KeptOffer {
  return { offer, clientSeed, browserKeys, terms };
}

/** An answer that proved nothing when it came. */
function nothing(came: CameBack): NoRecord {
  const { answer } = readAnswer(came.status, bytesOf(came));
  return answer.kind === "Nothing" ? answer : { kind: "Nothing", ...came };
}

/** The proof of the record. A proof of what the log has instead is a false one, as the file's reader sees. */
const loggedIn = ({ logged, instead }: StoredOpening) => logged ?? instead ?? null;

function revealed(opening: RevealedOpening): KeptOpening {
  const { reveal, sealed, answers, wallet } = opening;
  const answer = endingOf(opening);
  if (answer === undefined) {
    return { kind: "Unanswered", ...offerPart(opening), reveal, sealed, answers: answers.map(nothing) };
  }
  const cameBy = answer.kind === "Ended" ? undefined : wallet.cameBy;
  return { kind: "Ended", ...offerPart(opening), reveal, answer, logged: loggedIn(opening), cameBy };
}

/** The opening as it stands in a file of proofs. */
export function keptOpening(opening: StoredOpening): KeptOpening {
  switch (opening.kind) {
    case "Refused":
      return { kind: "Refused", ...offerPart(opening), asked: opening.asked };
    case "Revealed":
      return revealed(opening);
    case "Listed":
      return { kind: "Listed", ...offerPart(opening), record: opening.record, logged: loggedIn(opening) };
  }
}
