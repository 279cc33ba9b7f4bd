import type { Translated } from "../texts.ts";
import type { faq as english } from "../en/faq.ts";
import { counted } from "./grammar.ts";

const groups: Translated<typeof english.groups> = {
  account: {
    title: "Compte",
    questions: {
      "create-account": {
        question: "Ai-je besoin d’un compte ?",
        answer:
          "Pas pour regarder : la boutique, toutes les box avec leurs probabilités et les ouvertures de démonstration sont accessibles à tout le monde. Pour ouvrir une box pour de vrai, il vous faut un compte avec un solde. Vous devez avoir 18 ans ou plus.",
      },
      "forgot-password": {
        question: "J’ai oublié mon mot de passe. Que faire ?",
        answer:
          "Choisissez « Mot de passe oublié ? » sur la page de connexion : nous vous enverrons un lien par e-mail. Il ne fonctionne qu’une fois et expire au bout de 30 minutes. Un nouveau mot de passe ferme toutes vos autres sessions.",
      },
      "signed-out": {
        question: "Pourquoi ma session s’est-elle fermée ?",
        answer:
          "Votre session se ferme automatiquement au bout de 12 heures. Se déconnecter dans un onglet vous déconnecte dans tous les autres. Votre panier est conservé.",
      },
    },
  },
  payments: {
    title: "Paiements",
    questions: {
      "top-up": {
        question: "Comment ajouter de l’argent à mon solde ?",
        answer:
          "Sélectionnez votre solde en haut de la page, choisissez un montant de 5 € à 1 000 € et payez par carte. Le montant entier est ajouté à votre solde en euros ; les prix que vous payez avec ce solde s’entendent TVA comprise. Les données de votre carte vont directement au prestataire de paiement ; nous ne les voyons jamais.",
      },
      pending: {
        question: "Pourquoi mon paiement est-il toujours en attente ?",
        answer:
          "Certaines banques prennent un peu de temps. Nous continuons de vérifier et ajoutons le montant dès que la vôtre le confirme, même si vous avez fermé la page. Chaque paiement n’est ajouté qu’une fois.",
      },
      "charged-twice": {
        question: "J’ai perdu la connexion. Ai-je payé deux fois ?",
        answer:
          "Non. Chaque achat, revente ou ouverture a son propre identifiant. S’il nous parvient deux fois, nous ne le traitons qu’une fois.",
      },
      withdraw: {
        question: "Puis-je retirer l’argent de mon solde ?",
        answer: "Non. Vous pouvez dépenser votre solde dans cette boutique, mais il ne peut pas vous être versé.",
      },
    },
  },
  boxes: {
    title: "Box et probabilités",
    questions: {
      odds: {
        question: "Où puis-je voir les probabilités ?",
        answer:
          "Sur chaque box, avant de l’ouvrir : la probabilité exacte de chaque article, la fourchette des valeurs, la valeur moyenne et la fréquence à laquelle une ouverture dépasse le prix. Les probabilités de chaque box sont publiées dans une table et totalisent exactement 1 000 000 de tickets.",
      },
      "several-boxes": {
        question: "Puis-je ouvrir plusieurs box à la fois ?",
        answer:
          "Oui, jusqu’à cinq fois la même box. Soit toutes s’ouvrent, soit aucune, et chacune a son propre tirage.",
      },
      demo: {
        question: "Qu’est-ce qu’une ouverture de démonstration ?",
        answer:
          "Un tirage dans votre navigateur avec les mêmes probabilités. Vous ne gagnez rien et ne payez rien, et cela n’a aucun effet sur votre prochaine ouverture réelle.",
      },
      reload: {
        question: "Et si je recharge la page pendant une ouverture ?",
        answer:
          "Vous ne perdez rien. L’article est déjà dans votre inventaire avant le début de l’animation. Après le rechargement, vous voyez le résultat.",
      },
    },
  },
  selling: {
    title: "Revente",
    questions: {
      "sell-price": {
        question: "Combien me rapporte un article ?",
        answer:
          "90 % de son prix du marché au moment où vous l’avez obtenu. Ce montant est indiqué sur l’article et ne change pas tant que vous le gardez.",
      },
      "sell-back": {
        question: "Puis-je annuler une revente ?",
        answer:
          "Non. Le montant est aussitôt ajouté à votre solde et l’article quitte votre inventaire : c’est pourquoi nous vous demandons d’abord de confirmer.",
      },
    },
  },
  shipping: {
    title: "Livraison",
    questions: {
      "ship-items": {
        question: "Comment me faire livrer mes articles ?",
        answer:
          "Sélectionnez des articles dans votre inventaire et choisissez « Faire expédier ». Jusqu’à 20 articles sont expédiés ensemble, pour le prix d’une seule expédition.",
      },
      "shipping-cost": {
        question: "Combien coûte la livraison, et combien de temps prend-elle ?",
        answer:
          "La livraison standard prend 3 à 5 jours ouvrés, la livraison express 1 à 2. Le prix est affiché avant la commande et reste le même quel que soit le nombre d’articles d’une expédition.",
      },
      "cancel-shipment": {
        question: "Puis-je annuler une expédition ?",
        answer:
          "Oui, tant que nous ne l’avons pas approuvée. Les articles reviennent dans votre inventaire, et les frais de livraison sur votre solde.",
      },
    },
  },
  fairness: {
    title: "Équité",
    questions: {
      "provably-fair": {
        question: "Que signifie « équité vérifiable » ?",
        answer:
          "Avant que vous n’ouvriez une box, nous fixons un secret en vous montrant son empreinte. Il est mélangé à votre propre graine et à de nouveaux nombres aléatoires de votre navigateur. Ensuite, nous révélons le secret : n’importe qui peut recalculer le résultat, que ni vous ni nous n’aurions pu choisir.",
      },
      verify: {
        question: "Comment vérifier une ouverture ?",
        answer:
          "Votre navigateur vérifie chaque ouverture et montre le résultat. Vous pouvez aussi enregistrer le fichier de preuve et le vérifier sur la page Équité vérifiable, ou avec votre propre programme.",
      },
      "client-seed": {
        question: "Qu’est-ce que la graine client ?",
        answer:
          "Votre part du hasard : n’importe quel texte de 64 caractères au plus. Vous pouvez la changer quand vous voulez. Elle compte à partir de votre prochaine ouverture.",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "Questions fréquentes",
  pageTitle: "FAQ",
  description: (brand: string) =>
    `Comment fonctionne ${brand} : comptes, paiements, box et probabilités, ouvertures vérifiables, livraison.`,
  lead: "Des réponses rapides. Vous ne trouvez pas la vôtre ? Écrivez-nous.",
  search: "Rechercher une question",
  groups,
  found: (count: number) => counted(count, "réponse", "réponses"),
  nothing: "Aucun résultat",
  link: "Lien vers cette question",
  mailTitle: "Encore une question ?",
  mailText: "Nous lisons chaque message et répondons en général sous un jour ouvré.",
};
