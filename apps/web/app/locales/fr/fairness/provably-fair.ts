import type { Verdict } from "@trove/fairness";
import type { Translated } from "../../texts.ts";
import type { provablyFair as english } from "../../en/fairness/provably-fair.ts";
import { number, percent, plural } from "../grammar.ts";

const steps: Translated<typeof english.steps.list> = {
  seal: {
    title: "Vous scellez votre part",
    text: "Avant toute chose, votre navigateur invente 32 chiffres aléatoires. Il les garde pour lui et n’en montre à la boutique que l’empreinte, comme s’ils se trouvaient dans une enveloppe scellée.",
  },
  sign: {
    title: "La boutique signe une offre",
    text: "Elle fixe tout : votre numéro, l’empreinte de sa propre graine secrète, votre enveloppe, la box, ses probabilités et son prix. Votre navigateur vérifie chacun de ces points. Jusque-là, chacune des deux parties peut encore dire non, et aucune ne sait ce que contient la box.",
  },
  open: {
    title: "Vous ouvrez votre enveloppe",
    text: "Vous appuyez sur le bouton. Votre navigateur envoie ses chiffres, signés avec une clé qui lui est propre. À partir de ce moment, le résultat est un fait : aucune des deux parties ne peut le changer, et aucune ne peut le nier.",
  },
  reveal: {
    title: "La boutique ouvre la sienne",
    text: "Sa réponse montre la graine secrète. Votre navigateur mélange les deux parts, voit quel ticket en découle et le compare à la réponse. C’est seulement alors que le rouleau tourne. Chaque ouverture laisse un seul enregistrement signé, qui nomme le précédent : aucun ne peut donc être omis.",
  },
};

const verdicts: Record<Verdict, string> = {
  Verified:
    "Tout concorde avec ce que votre navigateur détenait avant de révéler sa part, depuis sa première ouverture. Il n’y avait rien à choisir.",
  Recomputed:
    "Chaque élément découle des autres, et rien ne diffère. Mais ce navigateur n’était pas là : un autre de vos navigateurs a ouvert la box, ou celui-ci n’a rien conservé. Un fichier le dit aussi tant que l’enregistrement n’est pas dans la liste publique, ce qui prend environ une minute.",
  Contested:
    "Tout est cohérent, mais il n’y a que vous pour savoir si c’était vous : si vous avez dépensé l’argent entre-temps, ou si cet autre navigateur est le vôtre. La page montre les deux moments et ce que vous auriez gagné, et vous pose la question.",
  Unknown:
    "Vous avez appuyé, et aucune réponse n’est arrivée, ou une réponse qui ne prouve rien. La même requête est renvoyée, maintenant et à votre prochaine visite. Vous ne pouvez pas payer deux fois. Les autres box attendent que cette ouverture soit terminée.",
  Breach:
    "Quelque chose diffère. La page ne fête rien, s’arrête et conserve la preuve. Elle dit si les propres signatures de la boutique prouvent le manquement à tout le monde, ou si personne d’autre que vous ne l’a vu.",
};

export const provablyFair: Translated<typeof english> = {
  title: "Équité vérifiable",
  description: (brand: string) =>
    `Comment se décide chaque ouverture chez ${brand}, étape par étape, avec un vérificateur qui la recalcule dans votre navigateur.`,
  lead: "Vous n’avez pas à nous croire sur parole quant au contenu d’une box. Personne ne le choisit : il découle de deux secrets, le vôtre et le nôtre, tous deux scellés avant que vous ou nous ne puissions savoir. Votre navigateur le vérifie à chaque fois.",

  example: {
    title: "Voyez comment il se décide",
    lead: "Voici le vrai tirage, avec des secrets divulgués depuis. Déplacez le curseur : changez un peu votre part, et un autre ticket est tiré. Personne ne peut dire d’avance lequel.",
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
    lead: "Quatre étapes, dans cet ordre. Votre navigateur accomplit les deux siennes de lui-même.",
    sides: { browser: "Votre navigateur", shop: "La boutique" },
    list: steps,
    fingerprint:
      "À propos des empreintes : un ordinateur peut transformer n’importe quel texte en une suite de chiffres de longueur fixe, appelée empreinte, ou hash. Le même texte donne toujours la même suite, la moindre modification en donne une autre, et personne ne peut trouver un texte pour une suite donnée. Une empreinte ne révèle donc rien d’un secret, et pourtant son détenteur ne peut plus l’échanger.",
  },

  verdicts: { title: "Ce que la page en dit", list: verdicts },

  wrong: {
    title: "Si quelque chose ne va pas",
    lead: "Votre navigateur conserve ce que les deux parties ont signé : l’offre, ce que vous avez révélé et chaque réponse telle qu’elle est arrivée. C’est une preuve, pour vous ou pour nous.",
    list: {
      save: "Appuyez sur « Enregistrer la preuve » à l’ouverture concernée, ou enregistrez toutes vos preuves en un seul fichier dans les paramètres du compte, sous Équité. Le fichier ne contient ni mot de passe ni clé secrète.",
      check:
        "N’importe qui peut vérifier le fichier : ici ou, mieux, avec le programme en ligne de commande, qui n’a pas besoin de cette page. Il dit si nos propres signatures nous confondent, ou si c’est votre parole contre la nôtre.",
      show: "Montrez-le à qui vous faites confiance : une personne qui sait lancer un programme, une association de consommateurs, le public. Ce que nous avons signé, nous ne pouvons pas le reprendre, et personne ne peut le falsifier.",
      silent:
        "Si aucune réponse n’arrive, la preuve vaut tout autant. Quiconque la détient peut nous interroger de nouveau avec la même requête, et nous devons répondre par le seul enregistrement qui y correspond.",
      stranger:
        "Si un navigateur qui n’est pas le vôtre a ouvert des box, retirez-le dans les paramètres du compte et changez votre mot de passe.",
    },
  },

  seeds: {
    title: "Votre prochaine ouverture",
    lead: "Notre part scellée est déjà fixée. La vôtre se compose de deux éléments : un texte que vous pouvez choisir, et des chiffres que votre navigateur produit à neuf chaque fois.",
    signIn: "Se connecter pour voir les vôtres",
    current: (nonce: number) => `Empreinte de notre secret pour votre numéro ${number(nonce)}`,
    clientSeed: "Graine client",
    clientSeedHint:
      "Un texte quelconque de 64 caractères au plus. Ce navigateur l’utilise à partir de sa prochaine offre.",
    clientSeedEmpty: "Aucune pour l’instant : votre navigateur en crée une avant votre première ouverture.",
    same: "La graine client doit être différente de l’actuelle",
    random: "Au hasard",
    save: "Changer la graine client",
    saved: "Votre graine client s’applique à partir de la prochaine ouverture",
    myProofs: "Voir mes preuves",
  },

  verifier: {
    title: "Vérifier une ouverture",
    lead: "Rien de ce que vous saisissez ici ne quitte votre navigateur.",
    ways: "De quoi disposez-vous ?",
    values: "Des nombres",
    file: "D’un fichier de preuves",
    transaction: "D’une de mes transactions",
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
    tableMistake: "Ce n’est pas une table des probabilités complète dans son écriture exacte",
    compute: "Calculer",
    fill: "Remplir avec l’exemple détaillé",
    result: "Ce qui découle de ces nombres",
    commitmentOf: "Empreinte de la graine",
    oddsHashOf: "Empreinte des probabilités",
    ticketOf: "Ticket",
    itemOf: "Article",
    holds: "identique à la saisie",
    differs: "diffère de la saisie",
    check: "Vérifier",
    transactionId: "Transaction",
    transactionMistake: "L’identifiant d’une transaction, tel qu’il figure dans l’adresse de son résultat",
    signIn: "Se connecter pour vérifier par transaction",
  },

  outside: {
    title: "Vérifier sans cette page",
    lead: "Cette page vient de nous, et donc aussi ce qu’elle dit de nous. Avec une copie du programme en laquelle vous avez confiance, vous n’avez besoin ni de l’une ni de l’autre :",
    keys: "Il faut lui indiquer notre clé publique. Notez-la tant que vous nous faites confiance, ou obtenez-la de quelqu’un qui l’a fait.",
    endorsingKey: "La clé qui atteste nos autres clés, conservée hors ligne",
    shopKey: "Une clé avec laquelle nous signons",
  },

  logs: {
    title: "Ce que tout le monde peut voir",
    lead: "Nous tenons deux listes publiques. Chacune ne peut que s’allonger : ce qui s’y est trouvé une fois y reste, et n’importe qui peut tout télécharger et vérifier.",
    list: {
      terms:
        "L’une dit quelles probabilités et quelles clés sont en vigueur pour tout le monde. Vos probabilités sont donc celles de tout le monde, et un changement y figure avant de s’appliquer.",
      records:
        "L’autre contient toutes les ouvertures : notre secret, l’empreinte de l’autre part et ce qui a été tiré, mais aucun nom. N’importe qui peut donc refaire tous les tirages et voir que les articles rares sortent aussi souvent que les probabilités le disent.",
      yours:
        "Votre navigateur y cherche vos propres ouvertures et retient la longueur qu’avaient les listes. Il vous avertit si l’une d’elles manque, ou si une liste a un jour été réécrite.",
    },
    unwitnessed:
      "Personne d’autre ne contresigne encore ces listes. Nous pourrions donc vous montrer une liste et en montrer une autre à d’autres, et seule une comparaison avec eux vous le révélerait.",
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
    offerHash: "Son empreinte, que nomme la révélation",
    receipt: "Un reçu, tel qu’il est signé",
    recordHash: "Son empreinte, que nomme l’enregistrement suivant",
    same: "Calculé ici : identique",
    different: "Calculé ici : différent",
  },

  limits: {
    title: "Ce que cela ne prouve pas",
    list: {
      shipment:
        "Qu’un colis arrive, ni ce que vaut un article. La table des probabilités fixe seulement quels noms et quels prix ont été indiqués.",
      page: "Quoi que ce soit, si la page qui vérifie est malhonnête : elle vient de nous. Le programme en ligne de commande, le protocole écrit et les registres publics existent pour que personne n’ait à s’y fier.",
      own: "Que les ouvertures de la boutique elle-même relèvent de la chance. Quand elle ouvre ses propres box, elle connaît les deux secrets et pourrait inscrire au registre des ouvertures inventées. Cela ne peut pas changer les vôtres, mais cela dilue les statistiques.",
      browser:
        "Quoi que ce soit que votre navigateur n’a plus. Effacer ses données efface ses preuves. Enregistrez-les d’abord.",
    },
  },
};
