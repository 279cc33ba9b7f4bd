import type { IdentityCheck, IdentityStep } from "../identity-check.ts";

const step = { kind: "Pictures", required: ["Document", "Face"], optional: ["DocumentBack"] } as const;

/** Asks for pictures, which an operator compares with what the person has declared. */
export const manual: IdentityCheck = {
  name: "manual",
  verifies: true,
  begin: () => Promise.resolve<IdentityStep>(step),
  result: ({ sent }) => {
    const isComplete = step.required.every((picture) => sent.includes(picture));
    return Promise.resolve({ state: isComplete ? "Pending" : "Declared" });
  },
};
