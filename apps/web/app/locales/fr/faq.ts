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
          "Choisissez « Mot de passe oublié ? » sur la page de connexion. Nous vous envoyons par e-mail un lien qui fonctionne une seule fois, pendant 30 minutes. L’enregistrement d’un nouveau mot de passe ferme toutes les autres sessions.",
      },
      "signed-out": {
        question: "Pourquoi ma session s’est-elle fermée ?",
        answer:
          "Une session dure 12 heures, puis se ferme d’elle-même. Se déconnecter dans un onglet vous déconnecte de tous les autres. Votre panier reste tel quel.",
      },
    },
  },
  payments: {
    title: "Paiements",
    questions: {
      "top-up": {
        question: "Comment ajouter de l’argent à mon solde ?",
        answer:
          "Ouvrez la recharge depuis votre solde, en haut de la page, choisissez un montant de 5 € à 1 000 € et payez par carte. La TVA est comprise dans le montant, et le montant entier est crédité en euros. Les données de la carte vont uniquement au prestataire de paiement ; nous ne les voyons jamais.",
      },
      pending: {
        question: "Mon paiement est toujours en attente",
        answer:
          "Certaines banques prennent du temps. Nous continuons d’interroger la vôtre et créditons le montant dès qu’elle confirme, même si vous avez fermé la page. Un paiement n’est crédité qu’une fois, quel que soit le nombre de confirmations.",
      },
      "charged-twice": {
        question: "J’ai perdu la connexion. Ai-je payé deux fois ?",
        answer:
          "Non. Chaque achat, revente ou ouverture porte sa propre clé ; une répétition avec la même clé renvoie la première réponse au lieu d’agir une seconde fois.",
      },
      withdraw: {
        question: "Puis-je me faire verser mon solde ?",
        answer: "Non. Le solde sert à acheter dans cette boutique et ne peut pas être versé en argent.",
      },
    },
  },
  boxes: {
    title: "Box et probabilités",
    questions: {
      odds: {
        question: "Où voir les probabilités ?",
        answer:
          "Sur chaque box, avant de l’ouvrir : chaque article avec sa probabilité exacte, la fourchette des valeurs, la valeur moyenne attendue et la fréquence à laquelle une ouverture dépasse le prix. Les probabilités d’une box sont fixées par sa table publiée et totalisent exactement 1 000 000 de tickets.",
      },
      "several-boxes": {
        question: "Puis-je ouvrir plusieurs box à la fois ?",
        answer:
          "Jusqu’à cinq fois la même box. Soit elles sont toutes ouvertes, soit aucune ne l’est, et chacune a son propre tirage.",
      },
      demo: {
        question: "Qu’est-ce qu’une ouverture de démonstration ?",
        answer:
          "Un tirage dans votre navigateur avec les mêmes probabilités. Rien n’est gagné, rien n’est débité, et il n’annonce rien de votre prochaine ouverture réelle.",
      },
      reload: {
        question: "Et si je recharge la page pendant une ouverture ?",
        answer:
          "Rien n’est perdu. Le serveur tire d’abord et place l’article dans votre inventaire ; l’animation ne fait que le montrer. Après le rechargement, vous voyez le résultat.",
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
          "Non. Le montant est crédité aussitôt et l’article quitte votre inventaire ; c’est pourquoi nous vous demandons confirmation avant.",
      },
    },
  },
  shipping: {
    title: "Livraison",
    questions: {
      "ship-items": {
        question: "Comment me faire livrer mes articles ?",
        answer:
          "Sélectionnez des articles dans votre inventaire et choisissez « Faire expédier ». Jusqu’à 20 articles voyagent ensemble, pour le prix d’une seule expédition.",
      },
      "shipping-cost": {
        question: "Combien coûte la livraison, et combien de temps prend-elle ?",
        answer:
          "La livraison standard prend 3 à 5 jours ouvrés, la livraison express 1 à 2. Le prix est affiché avant la commande et reste le même quel que soit le nombre d’articles d’une expédition.",
      },
      "cancel-shipment": {
        question: "Puis-je annuler une expédition ?",
        answer:
          "Oui, tant qu’elle est commandée et pas encore approuvée. Les articles reviennent dans votre inventaire et les frais de livraison sur votre solde.",
      },
    },
  },
  fairness: {
    title: "Équité",
    questions: {
      "provably-fair": {
        question: "Que signifie « équité vérifiable » ?",
        answer:
          "Avant que vous n’ouvriez une box, nous nous engageons sur un secret en publiant son empreinte. Votre propre graine et de nouveaux nombres aléatoires de votre navigateur y sont mélangés. Ensuite le secret est révélé, et n’importe qui peut recalculer le résultat : ni vous ni nous n’aurions pu le choisir.",
      },
      verify: {
        question: "Comment vérifier une ouverture ?",
        answer:
          "Votre navigateur le fait à chaque ouverture et montre le résultat. Vous pouvez aussi enregistrer le fichier de preuve et le vérifier vous-même sur la page Équité vérifiable, ou avec un programme à vous.",
      },
      "client-seed": {
        question: "Qu’est-ce que la graine client ?",
        answer:
          "Votre part du hasard : un texte quelconque de 64 caractères au plus. Vous pouvez la changer quand vous voulez ; elle compte à partir de votre prochaine ouverture.",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "Questions et réponses",
  pageTitle: "FAQ",
  description: (brand: string) =>
    `Comment fonctionne ${brand} : comptes, paiements, box et probabilités, ouvertures vérifiables, livraison.`,
  lead: "Des réponses courtes. S’il vous en manque une, écrivez-nous.",
  search: "Rechercher dans les réponses",
  groups,
  found: (count: number) => counted(count, "réponse", "réponses"),
  nothing: "Aucun résultat",
  link: "Lien vers cette réponse",
  mailTitle: "Encore une question ?",
  mailText: "Une personne lit chaque message, en général sous un jour ouvré.",
};
