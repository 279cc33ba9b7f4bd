import { type KeptOffer, type KeptOpening, type NoRecord, readAnswer } from "@trove/fairness";
import { bytesOf, type CameBack, endingOf, type RevealedOpening, type StoredOpening } from "@trove/fairness/press";

function offerPart({ offer, clientSeed, browserKeys, terms }: StoredOpening): KeptOffer {
  return { offer, clientSeed, browserKeys, terms };
}

/** Converts a response that did not end the opening to the file's format. */
function nothing(came: CameBack): NoRecord {
  const { answer } = readAnswer(came.status, bytesOf(came));
  return answer.kind === "Nothing" ? answer : { kind: "Nothing", ...came };
}

/**
 * The proof that the log has the record. If the log has another leaf at its place, the proof of that leaf; readers of
 * the file then report it as a fault.
 */
const loggedIn = ({ logged, instead }: StoredOpening) => logged ?? instead ?? null;

function revealed(opening: RevealedOpening): KeptOpening {
  const { reveal, sealed, answers, wallet } = opening;
  const answer = endingOf(opening);
  if (answer === undefined) {
    const unanswered = { ...offerPart(opening), reveal, sealed, answers: answers.map(nothing) };
    if (opening.lost?.proof !== undefined) return { kind: "Lost", ...unanswered, lost: opening.lost.proof };
    return { kind: "Unanswered", ...unanswered };
  }
  const cameBy = answer.kind === "Ended" ? undefined : wallet.cameBy;
  const statement = answer.kind === "Receipt" ? wallet.statement : undefined;
  return { kind: "Ended", ...offerPart(opening), reveal, answer, logged: loggedIn(opening), cameBy, statement };
}

/** Converts a stored opening to the format of a file of proofs. */
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
