import { defineTexts } from "../../texts.ts";

/** Texts of the sign-in pages in shops with an identity provider, which keeps the passwords. */
export const providerPages = defineTexts({
  complete: {
    title: "Complete your account",
    text: "One last step: choose a username for the shop.",
    submit: "Continue",
    other: "Use another account",
  },
  link: {
    title: "Link your account",
    text: "There's already an account for your email. We've sent you an 8-digit code: enter it to sign in to that account. Its old password will stop working.",
    submit: "Link account",
  },
  verify: {
    title: "Verify your email",
    sent: (email: string) => `We've sent an email to ${email}. Open the link in it, then sign in.`,
    sentSomewhere: "We've sent you an email. Open the link in it, then sign in.",
    press: "Confirm that this is your email address.",
    submit: "Verify email",
    codeSent: "We've sent you a code by email. Enter it here.",
    code: "Verification code",
    codeRequired: "Enter the code from the email",
    again: "Send again",
    sentAgain: "We've sent another email.",
    done: "Email verified. You can sign in now.",
  },
  reset: {
    text: "Enter your account's email and we'll send you instructions for a new password.",
    submit: "Send email",
    sent: (email: string) => `If there's an account for ${email}, we've sent it an email.`,
    askAgain: "Request a new email",
  },
  auth0: {
    text: "You'll sign in on a secure page and then come back here.",
    back: "Signing you in…",
    signingOut: "Signing you out…",
  },
  kept: {
    title: "Password",
    elsewhere:
      "Our sign-in service keeps your password. To change it, sign out and choose “Forgot password?” when you sign in.",
    none: "This account has no password yet. To set one, sign out and choose “Forgot password?” when you sign in.",
  },
  noToken: "We couldn't sign you in. Please try again.",
  refusals: {
    credentials: "Wrong email or password",
    resetFirst: "You need a new password. Choose “Forgot password?”",
    unverified: "Your email address isn't verified yet. Check your inbox for our email.",
    taken: "An account with this email already exists. Sign in or reset its password.",
    weakPassword: "This password is too easy to guess. Choose a longer one.",
    samePassword: "Choose a password that's different from your current one",
    code: "This code is wrong or has expired. Check it or request a new email.",
    link: "This link has already been used or has expired. Request a new email.",
    tooMany: "Too many attempts. Wait a few minutes and try again.",
    unreachable: "The sign-in service can't be reached right now. Please try again in a moment.",
    unsupported: "Your account needs a sign-in step that this shop doesn't support. Contact us and we'll help.",
    closed: "This account is disabled. Contact us and we'll help.",
    signUpClosed: "New accounts can't be created right now. Please try again later or contact us.",
    signInFirst: "Sign in again to get another email",
    cancelled: "Sign-in was cancelled. Please try again.",
    unexpected: "Something went wrong with the sign-in service. Please try again or contact us.",
  },
});
