import { DISPUTE_OPENINGS_MAX } from "@trove/contract";
import { parseProofs, type ProofsFile } from "@trove/fairness";
import { Refusal } from "../../../command/refusal.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Evidence = { text: string; file: ProofsFile };

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

/** Parses a file that a person sent. Throws VALIDATION_FAILED if it is not a file of proofs, or too large. */
export function readEvidence(bytes: Buffer): Evidence {
  const text = decoded(bytes);
  const file = parsed(text);
  const { userId, openings } = file;
  if (!UUID.test(userId)) throw refused("The file names nobody");
  if (openings.length === 0) throw refused("The file has no openings");
  if (openings.length > DISPUTE_OPENINGS_MAX) {
    throw refused(
      `The file has ${openings.length} openings. Ask for the evidence of those in dispute, at most ${DISPUTE_OPENINGS_MAX}`,
    );
  }
  return { text, file };
}
