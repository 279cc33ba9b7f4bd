import { defineTexts } from "../../texts.ts";

/** Texts of the operators who decide about identities. */
export const review = defineTexts({
  title: "Identity to check",
  lead: "Compare the document with what the person has declared. The pictures are deleted once you decide.",
  look: "Look at every picture: without that, nobody can verify.",
  nothing: "Nothing waits for a decision.",
  name: "Name",
  birthDate: "Birth date",
  residence: "Residence",
  asked: "Handed in",
  checks: "Checks begun",
  refused: "Refused before",
  shared: "This name and birth date are verified in another account too. Compare them before you decide.",
  other: "Other account",
  show: (picture: string) => `Show: ${picture}`,
  result: "Decision",
  results: { Verified: "Verify", Refused: "Refuse" },
  verified: (until: string) => `Verified until ${until}. You can take this back.`,
  onDocument: "Birth date on the document",
  until: "Document valid until",
  refusal: "What the person is told",
  reason: "Reason for the audit log",
  decide: "Decide",
  takeBack: "Take the verification back",
  done: "Decided",
});
