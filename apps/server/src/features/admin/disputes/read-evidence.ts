import { DISPUTE_OPENINGS_MAX } from "@trove/contract";
import { parseProofs, type ProofsFile, readableOffer } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Evidence = { text: string; userId: string; nonces: readonly number[] };

function refused(text: string): Refusal {
  return new Refusal("VALIDATION_FAILED", { detail: text, errors: { evidence: [text] } });
}

function parsed(text: string): ProofsFile {
  try {
    return parseProofs(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw refused(`That is no file of proofs: ${error.message}`);
    throw error;
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused("That is no file of proofs: it is not written in UTF-8");
  }
}

/** Whether openings are counted so far: the database has 32 bits for the number. */
const isPossible = (nonce: number) => nonce < 2 ** 31;

/** Reads a file that a person sent. Throws VALIDATION_FAILED for one that is no file of proofs, or is too long. */
export function readEvidence(bytes: Buffer): Evidence {
  const text = decoded(bytes);
  const { userId, openings } = parsed(text);
  if (!UUID.test(userId)) throw refused("The file names nobody");
  if (openings.length === 0) throw refused("The file has no openings");
  if (openings.length > DISPUTE_OPENINGS_MAX) {
    throw refused(
      `The file has ${openings.length} openings. Ask for the evidence of those in dispute, at most ${DISPUTE_OPENINGS_MAX}`,
    );
  }
  // The verifier judges offers with other numbers too. The shop has no record of those.
  const nonces = openings.flatMap(({ offer }) => readableOffer(offer.text)?.nonce ?? []).filter(isPossible);
  return { text, userId, nonces: [...new Set(nonces)].toSorted((one, other) => one - other) };
}
