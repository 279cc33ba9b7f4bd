import type { PayloadOf } from "../../kinds.ts";

/** `text` is the part of a sentence that follows the time of the change. */
export const factorTexts: Record<PayloadOf<"factorChanged">["change"], { subject: string; text: string }> = {
  authenticatorAdded: {
    subject: "application d’authentification ajoutée",
    text: "une application d’authentification a été ajoutée à votre compte.",
  },
  authenticatorRemoved: {
    subject: "application d’authentification supprimée",
    text: "l’application d’authentification de votre compte a été supprimée.",
  },
  passkeyAdded: { subject: "clé d’accès ajoutée", text: "une clé d’accès a été ajoutée à votre compte." },
  passkeyRemoved: { subject: "clé d’accès supprimée", text: "une clé d’accès de votre compte a été supprimée." },
  recoveryCodeUsed: { subject: "code de secours utilisé", text: "un code de secours de votre compte a été utilisé." },
  recoveryCodesRenewed: {
    subject: "nouveaux codes de secours",
    text: "votre compte a reçu de nouveaux codes de secours. Les anciens ne fonctionnent plus.",
  },
  factorsReset: {
    subject: "connexion en deux étapes désactivée",
    text: "nous avons désactivé la connexion en deux étapes de votre compte et fermé toutes ses sessions. Votre mot de passe suffit désormais pour vous connecter.",
  },
  codesGuessed: {
    subject: "quelqu’un essaie de deviner vos codes",
    text: "quelqu’un a saisi plusieurs codes erronés à la deuxième étape de votre connexion. Pour en arriver là, il faut connaître votre mot de passe ou utiliser un navigateur où vous êtes connecté.",
  },
};
