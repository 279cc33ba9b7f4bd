import type { PayloadOf } from "../../kinds.ts";

/** `text` is the part of a sentence that follows the time of the change. */
export const factorTexts: Record<PayloadOf<"factorChanged">["change"], { subject: string; text: string }> = {
  authenticatorAdded: {
    subject: "authenticator app added",
    text: "an authenticator app was added to your account.",
  },
  authenticatorRemoved: {
    subject: "authenticator app removed",
    text: "the authenticator app was removed from your account.",
  },
  passkeyAdded: { subject: "passkey added", text: "a passkey was added to your account." },
  passkeyRemoved: { subject: "passkey removed", text: "a passkey was removed from your account." },
  recoveryCodeUsed: { subject: "recovery code used", text: "a recovery code of your account was used." },
  recoveryCodesRenewed: {
    subject: "new recovery codes",
    text: "your account got new recovery codes. The old ones no longer work.",
  },
  factorsReset: {
    subject: "two-step sign-in turned off",
    text: "we turned off two-step sign-in for your account and signed it out everywhere. You can now sign in with your password alone.",
  },
  codesGuessed: {
    subject: "someone is guessing your codes",
    text: "someone entered several wrong codes for the second step of your sign-in. Whoever gets that far knows your password or uses a browser you're signed in with.",
  },
};
