import type { Verdict } from "@trove/fairness";
import type { Translated } from "../../texts.ts";
import type { provablyFair as english } from "../../en/fairness/provably-fair.ts";
import { number, percent, plural } from "../grammar.ts";

const steps: Translated<typeof english.steps.list> = {
  seal: {
    title: "Vous scellez votre part",
    text: "D’abord, votre navigateur tire 32 chiffres aléatoires. Il les garde secrets et n’en montre à la boutique que l’empreinte, comme une enveloppe scellée.",
  },
  sign: {
    title: "La boutique signe une offre",
    text: "L’offre fixe tout : votre numéro, l’empreinte de la graine secrète de la boutique, votre enveloppe, la box, ses probabilités et son prix. Votre navigateur vérifie chacun de ces points. Jusque-là, chaque partie peut encore se retirer, et aucune ne sait ce que contient la box.",
  },
  open: {
    title: "Vous ouvrez votre enveloppe",
    text: "Vous appuyez sur le bouton. Votre navigateur envoie ses chiffres, signés avec sa propre clé. À partir de ce moment, le résultat est fixé : aucune des deux parties ne peut le changer ni le nier.",
  },
  reveal: {
    title: "La boutique ouvre son enveloppe",
    text: "Sa réponse révèle la graine secrète. Votre navigateur mélange les deux, calcule le ticket et le compare à la réponse. Ce n’est qu’alors que le rouleau tourne. Chaque ouverture laisse un seul enregistrement signé, qui cite le précédent : aucun ne peut donc être omis.",
  },
};

const verdicts: Record<Verdict, string> = {
  Verified:
    "Tout concorde avec ce que votre navigateur détenait avant de révéler sa part, depuis sa première ouverture. Personne n’a pu choisir le résultat.",
  Unlogged:
    "Tout concorde, comme ci-dessus. Il ne manque que le registre public, où l’enregistrement arrive en une minute environ. Votre navigateur l’y cherche et vous prévient s’il n’y paraît jamais.",
  Recomputed:
    "Tout concorde et rien ne diffère. Mais ce navigateur n’était pas là : un autre de vos navigateurs a ouvert la box, ou celui-ci n’a rien conservé.",
  Contested:
    "Tout concorde, mais il n’y a que vous pour savoir si c’était vous : si vous avez dépensé l’argent entre-temps, ou si l’autre navigateur est le vôtre. La page montre les deux heures et ce que vous auriez gagné, et vous pose la question.",
  Unknown:
    "Vous avez appuyé, mais il n’y a pas encore de réponse, ou une réponse qui ne prouve rien. Nous renvoyons la même requête, maintenant et à votre prochaine visite. Vous ne pouvez pas payer deux fois. Vous pourrez ouvrir d’autres box une fois cette ouverture terminée.",
  Breach:
    "Quelque chose ne concorde pas. La page s’arrête et conserve la preuve. Elle vous dit si les propres signatures de la boutique prouvent le manquement à tout le monde, ou s’il n’y a que vous à l’avoir vu.",
};

export const provablyFair: Translated<typeof english> = {
  title: "Équité vérifiable",
  description: (brand: string) =>
    `Comment se décide chaque ouverture chez ${brand}, étape par étape, avec un vérificateur qui la recalcule dans votre navigateur.`,
  lead: "Deux graines, la vôtre et la nôtre, décident de chaque tirage. Votre navigateur le vérifie à chaque fois.",

  example: {
    title: "Essayez le tirage",
    lead: "Le vrai tirage, avec une graine révélée. Déplacez le curseur : chaque changement de votre part tire un autre ticket.",
    serverSeed: "Notre secret, scellé avant que vous n’ayez choisi quoi que ce soit",
    slider: "Votre graine client",
    sliderValue: (seed: string) => `Graine client ${seed}`,
    text: "Ou saisissez la vôtre",
    digest: "Les deux parts, mélangées",
    ticket: "Ticket",
    ticketOf: (ticket: number) => number(ticket),
    wins: (item: string) => `gagne ${item}`,
    outcome: (ticket: number, item: string) => `Le ticket ${number(ticket)} gagne ${item}`,
    band: "Le million de tickets de cette box",
    share: (share: number) => percent(share),
  },

  steps: {
    title: "Le déroulement d’une ouverture",
    lead: "Quatre étapes, dans cet ordre. Votre navigateur effectue les deux siennes automatiquement.",
    sides: { browser: "Votre navigateur", shop: "La boutique" },
    list: steps,
    fingerprint:
      "À propos des empreintes : un ordinateur peut transformer n’importe quel texte en une suite de chiffres de longueur fixe, appelée empreinte, ou hash. Le même texte donne toujours la même empreinte, la moindre modification en donne une autre, et personne ne peut trouver un texte pour une empreinte donnée. Une empreinte ne révèle donc rien d’un secret, et pourtant son détenteur ne peut plus en changer.",
  },

  verdicts: { title: "Ce que signifie chaque résultat", list: verdicts },

  wrong: {
    title: "Si quelque chose ne va pas",
    lead: "Votre navigateur conserve ce que les deux parties ont signé : l’offre, ce que vous avez révélé et chaque réponse telle que reçue. C’est une preuve, pour vous ou pour nous.",
    list: {
      save: "Appuyez sur « Enregistrer la preuve » à l’ouverture concernée, ou enregistrez toutes vos preuves en un seul fichier dans les paramètres du compte, sous Équité. Le fichier ne contient ni mot de passe ni clé secrète.",
      check:
        "N’importe qui peut vérifier le fichier : ici ou, mieux, avec le programme en ligne de commande, qui n’a pas besoin de cette page. Il dit si nos propres signatures nous donnent tort, ou si c’est votre parole contre la nôtre.",
      show: "Montrez-le à des personnes de confiance : quelqu’un qui sait lancer un programme, une association de consommateurs, le public. Ce que nous avons signé, nous ne pouvons pas le reprendre, et personne ne peut le falsifier.",
      silent:
        "Même sans réponse, la preuve compte. Quiconque la détient peut nous renvoyer la même requête, et nous devons répondre par le seul enregistrement qui y correspond.",
      stranger:
        "Si un navigateur qui n’est pas le vôtre a ouvert des box, retirez-le dans les paramètres du compte et changez de mot de passe.",
    },
  },

  seeds: {
    title: "Votre prochaine ouverture",
    lead: "Notre part scellée est déjà fixée. La vôtre se compose de deux éléments : un texte que vous pouvez choisir, et des chiffres que votre navigateur tire de nouveau à chaque fois.",
    signIn: "Se connecter pour voir les vôtres",
    current: (nonce: number) => `Empreinte de notre secret pour votre numéro ${number(nonce)}`,
    clientSeed: "Graine client",
    clientSeedHint:
      "N’importe quel texte de 64 caractères au plus. S’applique à partir de la prochaine ouverture de ce navigateur.",
    clientSeedEmpty: "Aucune pour l’instant : votre navigateur en crée une avant votre première ouverture.",
    same: "La graine client doit être différente de l’actuelle",
    random: "Au hasard",
    save: "Changer la graine client",
    saved: "Graine client changée. Elle s’applique dès votre prochaine ouverture",
    myProofs: "Voir mes preuves",
  },

  verifier: {
    title: "Vérifier une ouverture",
    lead: "Rien de ce que vous saisissez ici ne quitte votre navigateur.",
    ways: "De quoi disposez-vous ?",
    values: "Les nombres",
    file: "Un fichier de preuves",
    transaction: "Une de mes transactions",
    fields: {
      serverSeed: "Graine serveur",
      commitment: "Son empreinte",
      clientSeed: "Graine client",
      clientEntropy: "Chiffres de votre navigateur",
      box: "Box dans l’ouverture",
      oddsTable: "Table des probabilités",
      ticket: "Ticket",
    },
    optional: "pour comparer",
    boxHint: "Comptée à partir de 0",
    oddsTableHint: "Le texte exact, tel que publié pour la version de la box",
    seedMistake: "64 chiffres hexadécimaux en minuscules",
    clientSeedMistake: "Un texte de 1 à 64 caractères",
    entropyMistake: "32 chiffres hexadécimaux en minuscules",
    numberMistake: "Un nombre entier à partir de 0",
    tableMistake: "Ce n’est pas une table des probabilités complète dans sa forme exacte",
    compute: "Calculer",
    fill: "Utiliser l’exemple détaillé",
    result: "Résultat",
    commitmentOf: "Empreinte de la graine",
    oddsHashOf: "Empreinte des probabilités",
    ticketOf: "Ticket",
    itemOf: "Article",
    holds: "identique à la saisie",
    differs: "diffère de la saisie",
    check: "Vérifier",
    transactionId: "Transaction",
    transactionMistake: "L’identifiant d’une transaction, tel qu’il figure dans le lien vers son résultat",
    signIn: "Se connecter pour vérifier par transaction",
  },

  outside: {
    title: "Vérifier sans cette page",
    lead: "Cette page vient de nous, et ce qu’elle dit de nous aussi. Avec votre propre copie du programme, vous n’avez pas à vous y fier :",
    keys: "Le programme a besoin de notre clé publique. Notez-la tant que vous nous faites confiance, ou obtenez-la de quelqu’un qui l’a fait.",
    endorsingKey: "Notre clé hors ligne, qui atteste les autres",
    shopKey: "Clé de signature",
  },

  logs: {
    title: "Ce que tout le monde peut voir",
    lead: "Nous tenons deux listes publiques. Elles ne peuvent que s’allonger : ce qui s’y trouve y reste, et n’importe qui peut tout télécharger et tout vérifier.",
    list: {
      terms:
        "L’une montre quelles probabilités et quelles clés sont en vigueur pour tout le monde. Vos probabilités sont donc celles de tout le monde, et les changements y figurent avant de s’appliquer.",
      records:
        "L’autre contient toutes les ouvertures : notre secret, l’empreinte de l’autre part et ce qui a été tiré, mais aucun nom. N’importe qui peut donc recalculer tous les tirages et voir que les articles rares sortent aussi souvent que le disent les probabilités.",
      yours:
        "Votre navigateur y cherche vos propres ouvertures et retient la longueur des listes. Il vous avertit si une ouverture manque ou si une liste a été réécrite.",
    },
    noNotice:
      "Cette boutique n’annonce aucun changement à l’avance. Les probabilités d’une box peuvent changer à tout moment.",
    unwitnessed:
      "Personne d’autre ne contresigne encore ces listes. Nous pourrions donc vous montrer une liste et en montrer une autre à d’autres, et seule une comparaison avec eux vous le révélerait. Et personne d’autre n’en a vu l’heure.",
    witnessed: (quorum: number) =>
      plural(quorum, {
        one: "# témoin indépendant contresigne chaque état des listes, et seulement s’il prolonge le précédent. Nous ne pouvons donc pas, sans son aide, vous montrer une liste et en montrer une autre à d’autres.",
        many: "# de témoins indépendants contresignent chaque état des listes, et seulement s’il prolonge le précédent. Nous ne pouvons donc pas, sans leur aide, vous montrer une liste et en montrer une autre à d’autres.",
        other:
          "# témoins indépendants contresignent chaque état des listes, et seulement s’il prolonge le précédent. Nous ne pouvons donc pas, sans leur aide, vous montrer une liste et en montrer une autre à d’autres.",
      }),
    terms: "Clé de la liste des probabilités et des clés",
    records: "Clé de la liste des ouvertures",
  },

  formula: {
    title: "La formule",
    lead: "Pour qui veut écrire son propre programme. Les lignes sont jointes par un saut de ligne (LF).",
    number:
      "Le condensé est lu comme quatre nombres de 64 bits. Le premier inférieur à 2⁶⁴ − (2⁶⁴ mod 1 000 000) compte, et le reste de sa division par un million est le ticket. Les lots sont parcourus dans leur ordre ; le premier dont la somme cumulée de tickets dépasse le ticket est gagné.",
    worked: "Un exemple détaillé",
    workedLead:
      "Si votre propre programme donne ces nombres, il suit le protocole. Votre navigateur vient de les calculer aussi.",
    oddsTable: "Table des probabilités",
    oddsHash: "Empreinte des probabilités",
    serverSeed: "Graine serveur",
    commitment: "Son empreinte",
    clientSeed: "Graine client",
    draws: "Tirages",
    box: "Box",
    ticket: "Ticket",
    digest: "Condensé",
    offer: "Une offre, telle qu’elle est signée",
    offerHash: "Son empreinte, que cite la révélation",
    receipt: "Un reçu, tel qu’il est signé",
    recordHash: "Son empreinte, que cite l’enregistrement suivant",
    same: "Calculé ici : identique",
    different: "Calculé ici : différent",
  },

  limits: {
    title: "Ce que cela ne prouve pas",
    list: {
      shipment:
        "Qu’un colis arrive, ni ce que vaut un article. La table des probabilités fixe seulement les noms et les prix indiqués.",
      page: "Quoi que ce soit, si la page qui vérifie est malhonnête : elle vient de nous. C’est pourquoi il y a un programme en ligne de commande, un protocole écrit et des registres publics.",
      own: "Que les ouvertures de la boutique elle-même relèvent de la chance. Quand elle ouvre ses propres box, elle connaît les deux secrets et pourrait inscrire au registre des ouvertures inventées. Cela ne peut pas changer les vôtres, mais peut fausser les statistiques.",
      browser:
        "Quoi que ce soit que votre navigateur n’a plus. Effacer ses données supprime ses preuves : enregistrez-les d’abord.",
    },
  },
};
