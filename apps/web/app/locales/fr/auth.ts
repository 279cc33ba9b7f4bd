import type { Translated } from "../texts.ts";
import type { auth as english } from "../en/auth.ts";

export const auth: Translated<typeof english> = {
  needHelp: "Besoin d’aide ?",
  pitch: (brand: string) => `${brand} montre chaque probabilité avant l’ouverture`,
  pitchLine: "Ensuite, votre navigateur vérifie chaque ouverture.",
  signIn: {
    title: (brand: string) => `Connexion à ${brand}`,
    pageTitle: "Connexion",
    submit: "Se connecter",
    noAccount: "Première visite ?",
    toSignUp: "Créer un compte",
    forgot: "Mot de passe oublié ?",
    noToken: "La réponse ne contient pas de jeton. Réessayez.",
    signedInAs: (name: string) => `Session ouverte : ${name}`,
    noRole: "Ce compte n’a accès ni à la boutique ni au tableau de bord.",
  },
  signUp: {
    title: "Créez votre compte",
    submit: "Créer le compte",
    haveAccount: "Vous avez déjà un compte ?",
    toSignIn: "Se connecter",
    noToken: "La réponse ne contient pas de jeton d’accès. Réessayez.",
    userNameHint: "3 à 20 lettres, chiffres ou _ . -",
    passwordHint: "Au moins 10 caractères. Quelques mots au hasard conviennent très bien.",
    passwordRepeats: "Le mot de passe doit être différent de votre nom d’utilisateur et de votre e-mail",
    accept: { terms: "J’ai 18 ans ou plus et j’accepte les ", privacy: " et la " },
    mustAccept: "Veuillez accepter les conditions",
    strength: "Robustesse du mot de passe",
    strengths: { none: "Facile à deviner", weak: "Faible", fair: "Moyen", good: "Bon", strong: "Fort" },
  },
  forgot: {
    title: "Mot de passe oublié ?",
    text: "Saisissez l’e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
    submit: "Envoyer le lien",
    sentTitle: "Consultez votre messagerie",
    sent: (email: string) =>
      `Si un compte existe pour ${email}, nous venons d’y envoyer un lien. Il ne fonctionne qu’une fois et expire au bout de 30 minutes.`,
    back: "Retour à la connexion",
  },
  reset: {
    title: "Choisissez un nouveau mot de passe",
    submit: "Enregistrer",
    done: "Mot de passe modifié. Connectez-vous avec le nouveau.",
    missing: "Ce lien est incomplet. Demandez-en un nouveau.",
    askAgain: "Demander un nouveau lien",
    mustMatch: "Les deux mots de passe doivent être identiques",
  },
  disabled: {
    title: "Ce mode de connexion n’est pas activé",
    text: "Cette boutique utilise un autre mode de connexion.",
    link: "Aller à la connexion",
  },
};
