import type { Translated } from "../texts.ts";
import type { faq as english, QuestionFacts } from "../en/faq.ts";
import { counted, percent, workingDays } from "./grammar.ts";

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
      age: {
        question: "Qui peut jouer ?",
        answer:
          "Vous devez avoir 18 ans ou plus. Certains pays exigent davantage : nous demandons alors votre date de naissance, ou un document, avant votre première recharge ou ouverture. Là où aucune loi ne l’exige, nous ne demandons de document à personne.",
      },
    },
  },
  payments: {
    title: "Paiements",
    questions: {
      "top-up": {
        question: "Comment ajouter de l’argent à mon solde ?",
        answer: ({ topUpMin, topUpMax }: QuestionFacts) =>
          `Sélectionnez votre solde en haut de la page, choisissez un montant de ${topUpMin} à ${topUpMax} et payez par carte. Le montant entier est ajouté à votre solde en euros ; les prix que vous payez avec ce solde s’entendent TVA comprise. Les données de votre carte vont directement au prestataire de paiement ; nous ne les voyons jamais.`,
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
        question: "Quelle part de mon solde peut m’être versée ?",
        answer:
          "L’argent que vous avez rechargé et pas dépensé peut retourner sur la carte qui l’a payé. Ce que vous ont rapporté les articles gagnés n’est versé que là où la boutique le propose. Sinon, il sert à acheter : vous pouvez le dépenser en articles, que nous vous expédions.",
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
        answer: ({ most }: QuestionFacts) =>
          most === 1
            ? "Non, là où vous vivez, les box s’ouvrent une par une."
            : `Oui, jusqu’à ${most} fois la même box. Soit toutes s’ouvrent, soit aucune, et chacune a son propre tirage.`,
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
      sound: {
        question: "Puis-je couper le son ?",
        answer:
          "Il est coupé tant que vous ne l’activez pas. Le son, le volume et la vibration se règlent dans les paramètres, en haut de la page. Si votre appareil demande moins d’animations, les deux restent coupés.",
      },
    },
  },
  play: {
    title: "Jouer sereinement",
    questions: {
      limits: {
        question: "Puis-je limiter mes dépenses ?",
        answer:
          "Oui. Fixez une limite pour vos recharges, vos box ou vos pertes, par jour, par semaine ou par mois. Une limite plus basse compte aussitôt, une limite plus haute seulement après un délai. Personne ici ne peut la lever pour vous.",
      },
      break: {
        question: "Comment faire une pause ?",
        answer:
          "Appuyez sur « Faire une pause » partout où l’on peut ouvrir des box. Elle dure 24 heures ou le temps que vous choisissez, et ne peut pas être écourtée. Vous pouvez aussi vous exclure pour six mois ou plus. La revente, la livraison et vos données restent accessibles.",
      },
      gambling: {
        question: "Est-ce un jeu d’argent ?",
        answer:
          "Vous payez une box, et le hasard décide de l’article que vous recevez. Certains pays y voient un jeu d’argent, d’autres non ; nous proposons des box seulement là où nous en avons le droit. Quel que soit son nom : en moyenne, une box vaut moins que son prix. Ses probabilités disent de combien. Ne dépensez que ce dont vous pouvez vous passer.",
      },
    },
  },
  selling: {
    title: "Articles et revente",
    questions: {
      reviews: {
        question: "Qui écrit les avis ?",
        answer:
          "Seulement des personnes qui ont reçu l’article, acheté ou gagné. Nous lisons chaque texte avant sa parution. Un texte refusé garde ses étoiles : la moyenne reste celle que les gens ont donnée.",
      },
      "sell-price": {
        question: "Combien me rapporte un article ?",
        answer: ({ sellRate }: QuestionFacts) =>
          `${percent(sellRate)} de son prix du marché au moment où vous l’avez obtenu. Ce montant est indiqué sur l’article et ne change pas tant que vous le gardez.`,
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
        answer: ({ mostShipped }: QuestionFacts) =>
          `Sélectionnez des articles dans votre inventaire et choisissez « Faire expédier ». Jusqu’à ${mostShipped} articles sont expédiés ensemble, pour le prix d’une seule expédition.`,
      },
      "shipping-cost": {
        question: "Combien coûte la livraison, et combien de temps prend-elle ?",
        answer: ({ shipment, order, days: [min, max] }: QuestionFacts) =>
          `En règle générale ${shipment} pour une expédition de votre inventaire et ${order} pour une commande du panier, en ${workingDays(min, max)}. Le poids et le pays peuvent changer cela : le prix et le délai pour votre adresse sont affichés avant la commande.`,
      },
      "cancel-shipment": {
        question: "Puis-je annuler une expédition ?",
        answer:
          "Oui, tant que nous ne l’avons pas approuvée. Les articles reviennent dans votre inventaire, et les frais de livraison sur votre solde.",
      },
      countries: {
        question: "Où livrez-vous ?",
        answer: ({ countries }: QuestionFacts) => `Nous livrons dans ces pays : ${countries}.`,
      },
      returns: {
        question: "Puis-je renvoyer quelque chose ?",
        answer:
          "Oui. Pendant 14 jours après la livraison, vous pouvez vous rétracter d’une commande sans motif, et nous répondons des défauts pendant deux ans. Vous choisissez les articles et recevez une étiquette, avec ou sans compte. Un article gagné peut-il revenir contre le prix de la box ? Cela dépend de votre pays ; nous le disons avant l’ouverture.",
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
  lead: "Des réponses rapides. Vous ne trouvez pas la vôtre ?",
  write: "Écrivez-nous",
  search: "Rechercher une question",
  topics: "Thèmes",
  groups,
  found: (count: number) => counted(count, "réponse", "réponses"),
  nothing: "Aucun résultat",
  link: "Lien vers cette question",
  open: "Aller à la page",
  mailTitle: "Encore une question ?",
  mailText: "Nous lisons chaque message et répondons en général sous un jour ouvré.",
};
