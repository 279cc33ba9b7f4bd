import { FirebaseError, initializeApp } from "@firebase/app";
import {
  applyActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from "@firebase/auth";
import type { SignInSettings } from "../../../shell/sign-in-settings.ts";
import type { PasswordProvider } from "./password-provider.ts";
import { ProviderRefusal, type RefusalKind } from "./provider-refusal.ts";

const kinds: Partial<Record<string, RefusalKind>> = {
  "auth/invalid-credential": "credentials",
  "auth/wrong-password": "credentials",
  "auth/user-not-found": "credentials",
  "auth/invalid-email": "credentials",
  "auth/email-already-in-use": "taken",
  "auth/weak-password": "weakPassword",
  "auth/password-does-not-meet-requirements": "weakPassword",
  "auth/invalid-action-code": "link",
  "auth/expired-action-code": "link",
  "auth/too-many-requests": "tooMany",
  "auth/quota-exceeded": "tooMany",
  "auth/network-request-failed": "unreachable",
  "auth/timeout": "unreachable",
  "auth/user-disabled": "closed",
  "auth/admin-restricted-operation": "signUpClosed",
  "auth/operation-not-allowed": "signUpClosed",
  "auth/multi-factor-auth-required": "unsupported",
  "auth/missing-recaptcha-token": "unsupported",
  "auth/missing-recaptcha-version": "unsupported",
  "auth/invalid-recaptcha-token": "unsupported",
  "auth/recaptcha-not-enabled": "unsupported",
};

async function granted<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof FirebaseError)) throw error;
    throw new ProviderRefusal(kinds[error.code] ?? "unexpected", error.message, { cause: error });
  }
}

/**
 * Opens Firebase Authentication with passwords. Without a popup resolver, `initializeAuth` loads no frame and no script
 * from Google.
 */
export function openFirebase(settings: SignInSettings & { method: "firebase" }): PasswordProvider {
  const { projectId, apiKey, emulatorUrl } = settings;
  const auth = initializeAuth(initializeApp({ projectId, apiKey }), { persistence: inMemoryPersistence });
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });

  return {
    async signIn(email, password) {
      const { user } = await granted(signInWithEmailAndPassword(auth, email, password));
      if (!user.emailVerified) throw new ProviderRefusal("unverified");
      return { token: await granted(user.getIdToken()), leave: () => signOut(auth) };
    },
    async signUp({ email, password, firstName, lastName }) {
      const { user } = await granted(createUserWithEmailAndPassword(auth, email, password));
      await granted(updateProfile(user, { displayName: `${firstName} ${lastName}` }));
      await granted(sendEmailVerification(user));
    },
    async resend(email) {
      // Firebase sends this e-mail only to a signed-in person. After a page load, nobody is signed in.
      const user = auth.currentUser;
      if (user?.email?.toLowerCase() !== email.toLowerCase()) throw new ProviderRefusal("signInFirst");
      await granted(sendEmailVerification(user));
    },
    verify: ({ code }) => granted(applyActionCode(auth, code)),
    async requestReset(email) {
      await granted(
        sendPasswordResetEmail(auth, email).catch((error: unknown) => {
          // Unless the project has enumeration protection, Firebase reveals that an address has no account. Hidden
          // here.
          if (error instanceof FirebaseError && error.code === "auth/user-not-found") return;
          throw error;
        }),
      );
    },
    resetPassword: ({ code }, password) => granted(confirmPasswordReset(auth, code, password)),
  };
}
