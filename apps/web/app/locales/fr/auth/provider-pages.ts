import type { Translated } from "../../texts.ts";
import type { providerPages as english } from "../../en/auth/provider-pages.ts";

export const providerPages: Translated<typeof english> = {
  complete: {
    title: "Complétez votre compte",
    text: "Dernière étape : choisissez votre nom d’utilisateur dans la boutique.",
    submit: "Continuer",
    other: "Utiliser un autre compte",
  },
  link: {
    title: "Associez votre compte",
    text: "Un compte existe déjà pour votre e-mail. Nous vous avons envoyé un code à 8 chiffres : saisissez-le pour vous connecter à ce compte. Son ancien mot de passe ne fonctionnera plus.",
    submit: "Associer le compte",
  },
  verify: {
    title: "Confirmez votre e-mail",
    sent: (email: string) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient, puis connectez-vous.`,
    sentSomewhere: "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient, puis connectez-vous.",
    press: "Confirmez que cette adresse e-mail est bien la vôtre.",
    submit: "Confirmer l’e-mail",
    codeSent: "Nous vous avons envoyé un code par e-mail. Saisissez-le ici.",
    code: "Code de confirmation",
    codeRequired: "Saisissez le code reçu par e-mail",
    again: "Renvoyer",
    sentAgain: "Nous avons envoyé un autre e-mail.",
    done: "E-mail confirmé. Vous pouvez maintenant vous connecter.",
  },
  reset: {
    text: "Saisissez l’e-mail de votre compte. Nous vous enverrons la marche à suivre pour choisir un nouveau mot de passe.",
    submit: "Envoyer l’e-mail",
    sent: (email: string) => `Si un compte existe pour ${email}, nous venons d’y envoyer un e-mail.`,
    askAgain: "Demander un nouvel e-mail",
  },
  auth0: {
    text: "Vous allez vous connecter sur une page sécurisée, puis revenir ici.",
    back: "Connexion en cours…",
    signingOut: "Déconnexion en cours…",
  },
  kept: {
    title: "Mot de passe",
    elsewhere:
      "Votre mot de passe est conservé par notre service de connexion. Pour le changer, déconnectez-vous, puis choisissez « Mot de passe oublié ? » à la connexion.",
    none: "Ce compte n’a pas encore de mot de passe. Pour en définir un, déconnectez-vous, puis choisissez « Mot de passe oublié ? » à la connexion.",
  },
  noToken: "La connexion a échoué. Réessayez.",
  refusals: {
    credentials: "E-mail ou mot de passe incorrect",
    resetFirst: "Il vous faut un nouveau mot de passe. Choisissez « Mot de passe oublié ? »",
    unverified: "Votre adresse e-mail n’est pas encore confirmée. Consultez votre messagerie.",
    taken: "Un compte existe déjà avec cet e-mail. Connectez-vous ou réinitialisez son mot de passe.",
    weakPassword: "Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.",
    samePassword: "Choisissez un mot de passe différent de l’actuel",
    code: "Ce code est incorrect ou a expiré. Vérifiez-le ou demandez un nouvel e-mail.",
    link: "Ce lien a déjà servi ou a expiré. Demandez un nouvel e-mail.",
    tooMany: "Trop de tentatives. Patientez quelques minutes, puis réessayez.",
    unreachable: "Le service de connexion est injoignable pour le moment. Réessayez dans un instant.",
    unsupported:
      "Votre compte exige une étape de connexion que cette boutique ne prend pas en charge. Contactez-nous, nous vous aiderons.",
    closed: "Ce compte est désactivé. Contactez-nous, nous vous aiderons.",
    signUpClosed: "Impossible de créer un compte pour le moment. Réessayez plus tard ou contactez-nous.",
    signInFirst: "Reconnectez-vous pour recevoir un autre e-mail",
    cancelled: "La connexion a été annulée. Réessayez.",
    unexpected: "Une erreur s’est produite dans le service de connexion. Réessayez ou contactez-nous.",
  },
};
