import { defineTexts } from "../texts.ts";

export const auth = defineTexts({
  needHelp: "Need help?",
  pitch: (brand: string) => `${brand} shows every chance before you open`,
  pitchLine: "Your browser verifies every opening afterwards.",
  signIn: {
    title: (brand: string) => `Sign in to ${brand}`,
    pageTitle: "Sign in",
    submit: "Sign in",
    noAccount: "New here?",
    toSignUp: "Create an account",
    forgot: "Forgot password?",
    noToken: "Token not found in response",
    signedInAs: (name: string) => `Signed in as ${name}`,
    noRole: "This account has no access to the shop or the dashboard.",
  },
  signUp: {
    title: "Create your account",
    submit: "Create account",
    haveAccount: "Already have an account?",
    toSignIn: "Sign in",
    noToken: "Access token not found in response",
    userNameHint: "3 to 20 letters, numbers or _ . -",
    passwordHint: "At least 10 characters. A few random words work well.",
    passwordRepeats: "Password must be different from your username and email",
    accept: { terms: "I am 18 or older and accept the ", privacy: " and the " },
    mustAccept: "Please accept the terms",
    strength: "Password strength",
    strengths: { none: "Easy to guess", weak: "Weak", fair: "Fair", good: "Good", strong: "Strong" },
  },
  forgot: {
    title: "Forgot your password?",
    text: "Enter your account's email and we'll send you a link to choose a new password.",
    submit: "Send link",
    sentTitle: "Check your inbox",
    sent: (email: string) =>
      `If there's an account for ${email}, we've sent it a link. It works once and expires in 30 minutes.`,
    back: "Back to sign in",
  },
  reset: {
    title: "Choose a new password",
    submit: "Save password",
    done: "Password changed. Sign in with your new password.",
    missing: "This link is incomplete. Request a new one.",
    askAgain: "Request a new link",
    mustMatch: "Passwords don't match",
  },
  disabled: {
    title: "This sign-in method isn't enabled",
    text: "This shop uses a different sign-in method.",
    link: "Go to sign in",
  },
});
