import type { Translated } from "../../texts.ts";
import type { launchGuide as english } from "../../en/launch/operators.ts";
import { number, plural } from "../grammar.ts";

export const launchGuide: Translated<typeof english> = {
  title: "Ouvrir votre boutique",
  hide: "Masquer cette liste",
  hidden: "La liste est masquée. Vous pouvez l’annuler dans le journal d’audit.",
  done: "Fait",
  showDone: "Afficher ce qui est fait",
  open: "À faire",
  testMail: "Envoyer un e-mail de test",
  examples: "Créer trois exemples de box",
  examplesDone: "Trois exemples de box sont en brouillon. Rien n’est publié.",
  mailFiles: "Aucun serveur de messagerie : les e-mails deviennent des fichiers du dossier de données.",
  words: "Mots pour les visiteurs d’ici là",
  steps: {
    mail: {
      title: "Les e-mails fonctionnent",
      text: "Envoyez-vous un e-mail de test.",
    },
    payments: {
      title: "Le paiement fonctionne",
      text: "Le prestataire de paiement répond à la boutique.",
    },
    documents: {
      title: "Documents juridiques",
      text: "Remplacez les modèles par vos conditions et votre politique de confidentialité.",
    },
    guarantee: {
      title: "Garantie légale",
      text: "Envoyez la notice officielle de l’UE, sans modification, dans chaque langue.",
    },
    secondAdmin: {
      title: "Un second opérateur",
      text: "Pour ne jamais être bloqué, et pouvoir faire approuver.",
    },
    backup: {
      title: "Une sauvegarde",
      text: "Mettez les sauvegardes en place avant la première vente.",
    },
    category: {
      title: "Première catégorie",
      text: "Les articles sont rangés par catégories.",
    },
    item: {
      title: "Premier article",
      text: "Importez une liste avec images, ou ajoutez-en un à la main.",
    },
    safety: {
      title: "Sécurité des articles",
      text: "Indiquez le fabricant et les autres informations de chaque article.",
    },
    box: {
      title: "Première box",
      text: "Partez de trois exemples de box, et publiez-en une.",
    },
    market: {
      title: "Un marché",
      text: "Décidez des rétractations et activez les box là où vous pouvez les proposer.",
    },
    identity: {
      title: "Vérification d’identité",
      text: "Un marché demande des identités vérifiées. Réglez IDENTITY_CHECK, et ajoutez identity à FOUR_EYES.",
    },
    testOrder: {
      title: "Une commande de test",
      text: "Achetez dans votre boutique avec une carte de test.",
    },
  },
  wordsPage: {
    title: "Ouverture prochaine",
    lead: "Les visiteurs lisent ces mots tant que la boutique n’a rien à vendre. Laissez vide pour garder les mots de la boutique.",
    name: "Titre",
    text: "Texte",
    save: "Enregistrer les mots",
    saved: "Mots enregistrés",
    back: "Catalogue",
  },
  progress: (done, all) => `${number(done)} sur ${number(all)}`,
  unsafe: (count: number) =>
    plural(count, { one: "# article montré est incomplet.", other: "# articles montrés sont incomplets." }),
  mailSent: (email) => `Un e-mail de test part vers ${email}`,
  mailFailed: (reason) => `Le dernier e-mail a échoué : ${reason}`,
  waiting: (count) =>
    plural(count, { one: "# adresse confirmée attend l’e-mail.", other: "# adresses confirmées attendent l’e-mail." }),
};
