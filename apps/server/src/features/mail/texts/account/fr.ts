import type { accountTexts as english, leftTexts as left } from "./en.ts";

export const accountTexts: typeof english = {
  exported: {
    subject: "vos données ont été téléchargées",
    text: "un fichier contenant toutes les données de votre compte a été téléchargé.",
    more: "Si c’était vous, vous n’avez rien à faire. Sinon, changez de mot de passe et contactez-nous aussitôt.",
    button: "Vérifier mes paramètres de sécurité",
  },
  returning: {
    subject: "votre argent retourne sur votre carte",
    text: "de l’argent de votre solde a été renvoyé vers les cartes qui l’ont payé.",
    more: "Si c’était vous, vous n’avez rien à faire. Les banques prennent quelques jours. Sinon, changez de mot de passe et contactez-nous aussitôt.",
    button: "Voir ce qui est renvoyé",
  },
  payeeAdded: {
    subject: "un compte bancaire ou une carte a été ajouté",
    text: "un compte bancaire ou une carte a été ajouté à votre compte. Des gains pourront y être versés dans trois jours.",
    more: "Si c’était vous, vous n’avez rien à faire. Sinon, supprimez-le, changez votre mot de passe et contactez-nous tout de suite.",
    button: "Voir vos comptes bancaires et cartes",
  },
  payingOut: {
    subject: "vos gains sont en cours de versement",
    text: "un versement de gains a été demandé depuis votre solde.",
    more: "Si c’était vous, vous n’avez rien à faire : nous l’examinons, puis votre banque prend quelques jours. Sinon, changez votre mot de passe et contactez-nous tout de suite.",
    button: "Voir vos versements",
  },
  closing: {
    subject: "vous fermez votre compte",
    text: "la fermeture de votre compte a commencé. Il n’ouvre plus de box et n’accepte plus de recharges.",
    more: "Vous pouvez revendre, faire expédier ou abandonner ce que vous possédez, et annuler la fermeture. Si ce n’était pas vous, changez de mot de passe et contactez-nous aussitôt.",
    button: "Continuer",
  },
  closingAsked: {
    subject: "nous fermons votre compte",
    text: "nous avons commencé à fermer votre compte, comme vous nous l’avez demandé par écrit. Il n’ouvre plus de box et n’accepte plus de recharges.",
    more: "Vous avez deux jours pour revenir en arrière. Ensuite, l’argent que vous avez payé retourne d’où il est venu, et le reste est abandonné. Si vous n’avez rien demandé, annulez la fermeture ou contactez-nous aussitôt.",
    button: "Voir ce qui reste",
  },
  closingEnds: {
    subject: "votre compte va être fermé définitivement",
    text: "l’un de nous a demandé de fermer définitivement votre compte, comme vous nous l’avez demandé par écrit. Il sera fermé dès qu’une autre personne l’approuve.",
    more: "Vous abandonnez alors ce qui y reste, sans retour possible. Si vous n’avez rien demandé, annulez la fermeture ou contactez-nous aussitôt.",
    button: "Voir ce qui reste",
  },
  closingTakenBack: {
    subject: "nous ne fermons plus votre compte",
    text: "nous avons arrêté la fermeture de votre compte, que vous pouvez de nouveau utiliser.",
    more: "Si vous souhaitez toujours le fermer, recommencez dans vos paramètres ou écrivez-nous.",
    button: "Aller à mon compte",
  },
  closed: {
    subject: "votre compte est fermé",
    text: "votre compte a été fermé.",
    more: "Nous avons supprimé votre nom, votre adresse e-mail et vos adresses. Les factures de vos commandes restent aussi longtemps que la loi le demande. L’argent en route vers vous arrivera.",
    button: "Voir la boutique",
  },
  cardKept: {
    subject: "une carte est gardée pour la prochaine fois",
    text: "une carte avec laquelle votre compte a payé a été gardée pour la prochaine fois.",
    more: "Si c’était vous, vous n’avez rien à faire. Nous ne la débitons jamais sans vous. Si ce n’était pas vous, retirez la carte, changez votre mot de passe et contactez-nous tout de suite.",
    button: "Voir vos cartes",
  },
};

export const leftTexts: typeof left = { items: "Articles abandonnés", balance: "Solde abandonné" };
