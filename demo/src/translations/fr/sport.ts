import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/sport.ts` in French. */
export const sport: Translations = {
  "spindrel-finisher-medal": {
    name: "Médaille d’arrivée Spindrel",
    description:
      "Pour le tour du pâté de maisons que personne n’a chronométré. La médaille est moulée en métal, avec une étoile en relief et un fini bronze, et pend à un ruban tissé rouge, blanc et bleu. Au dos, il y a la place d’y gratter une date.\n\nMatière: Alliage de zinc, fini bronze\nTaille: 5 cm de diamètre, ruban de 80 cm\nPoids: 48 g\nContenu: Médaille, ruban",
  },
  "spindrel-baseball": {
    name: "Balle de baseball Spindrel",
    description:
      "Sous le cuir pleine fleur se trouvent trois couches de fil de laine, et au milieu un cœur de liège. Cent huit points rouges sont tirés à la main et ressortent juste assez pour deux doigts. Elle s’assouplit comme un gant.\n\nMatière: Cuir pleine fleur, laine, cœur en liège\nTaille: 7,3 cm de diamètre\nPoids: 145 g\nEntretien: Essuyer à sec, garder à l’abri de la pluie",
  },
  "spindrel-flying-disc": {
    name: "Disque volant Spindrel",
    description:
      "À cent soixante-quinze grammes, ce disque a le poids que lancent les équipes. Il quitte la main proprement, vole droit et plane un instant avant de tomber. Le bord est arrondi : l’attraper ne pique pas.\n\nMatière: Polyéthylène souple\nTaille: 27 cm de diamètre\nPoids: 175 g\nCouleur: Bleu clair\nÂge: Dès 6 ans",
  },
  "spindrel-table-tennis-bat": {
    name: "Raquette de tennis de table Spindrel",
    description:
      "Cinq plis de peuplier avec une mousse moyenne sur chaque face, réglés pour des échanges réguliers plutôt que pour gagner tout de suite. Le manche évasé se cale bas dans la paume. Une balle blanche de quarante millimètres est fournie.\n\nMatière: Peuplier, caoutchouc, mousse\nTaille: 26 × 15 cm\nPoids: 170 g\nContenu: Raquette, une balle",
  },
  "spindrel-running-vest": {
    name: "Débardeur de course Spindrel",
    description:
      "Il pèse à peu près autant qu’une lettre et sèche en quelques minutes sur une chaise. Les coutures plates se font oublier sous les bras, et le tissu laisse passer l’air dans le dos. Une bande réfléchissante va de l’épaule à la hanche.\n\nMatière: Maille de polyester recyclé\nTaille: XS à XXL\nPoids: 48 g en M\nCouleur: Vert à bande jaune\nEntretien: Laver à 30 °C, sans adoucissant",
  },
  "spindrel-volleyball": {
    name: "Ballon de volley Spindrel",
    description:
      "Dix-huit panneaux souples sont collés sur une couche de mousse : un service puissant ne rougit pas les bras. Le rebond est franc sur le sol d’un gymnase, et le ballon reste léger sur le sable. Donnez-lui quelques coups de pompe de temps à autre.\n\nMatière: Microfibre, mousse, vessie en butyle\nTaille: Taille 5, 21 cm de diamètre\nPoids: 270 g\nContenu: Ballon, aiguille de gonflage",
  },
  "spindrel-football": {
    name: "Ballon de football Spindrel",
    description:
      "Les panneaux sont assemblés par la chaleur au lieu du fil, et l’eau ne trouve pas de trous. Il reste aussi rond sous la pluie qu’au soleil et vole comme on l’a frappé. Taille cinq, pour les joueurs à partir de douze ans environ.\n\nMatière: Polyuréthane collé, vessie en butyle\nTaille: Taille 5, 22 cm de diamètre\nPoids: 430 g\nCouleur: Blanc et bleu\nÂge: Dès 12 ans",
  },
  "spindrel-rugby-ball": {
    name: "Ballon de rugby Spindrel",
    description:
      "De petits picots couvrent la surface et tiennent sous le crachin, dans la boue et dans les doigts froids. Quatre panneaux sont cousus à la main sur trois couches de coton et de polyester. Il tourne bien rond à la passe et retombe comme bon lui semble.\n\nMatière: Caoutchouc à picots, doublure en coton et polyester\nTaille: Taille 5, 29 × 19 cm\nPoids: 440 g\nContenu: Ballon, aiguille de gonflage",
  },
  "spindrel-basketball": {
    name: "Ballon de basket Spindrel",
    description:
      "Le bitume use les ballons tendres : celui-ci a une épaisse enveloppe de caoutchouc. Des rainures profondes donnent aux doigts un repère à trouver sans regarder. Il arrive avec un peu moins d’air qu’il n’en faut, pour que vous choisissiez le rebond.\n\nMatière: Enveloppe en caoutchouc, bobinage en nylon\nTaille: Taille 7, 24 cm de diamètre\nPoids: 610 g\nCouleur: Orange\nEntretien: Essuyer à l’eau",
  },
  "spindrel-badminton-set": {
    name: "Set de badminton Spindrel",
    description:
      "Deux raquettes en graphite, cordées et prêtes, avec trois volants en vraies plumes. Les têtes légères facilitent les retours rapides, même pour qui n’a plus joué depuis l’école. Le tout se range dans un sac à bandoulière.\n\nMatière: Graphite, plume d’oie, liège\nTaille: Raquettes de 67 cm de longueur\nPoids: 88 g par raquette\nJoueurs: 2\nContenu: Deux raquettes, trois volants, sac",
  },
  "spindrel-hockey-stick": {
    name: "Crosse de hockey Spindrel",
    description:
      "Une crosse composite à courbure basse, qui aide aux balles levées et aux balles tirées. La poignée est gainée d’un ruban sombre qui sèche vite, et le crochet est épais là où tombent les coups. Une balle dure et blanche est là pour commencer.\n\nMatière: Fibre de verre, carbone, grip en polyuréthane\nTaille: 93 cm de longueur\nPoids: 545 g\nContenu: Crosse, une balle",
  },
  "spindrel-cotton-gi": {
    name: "Judogi en coton Spindrel",
    description:
      "Tissé d’un coton épais et lavé avant couture : la taille que vous commandez est celle que vous gardez. La veste est doublée aux épaules, et les genoux sont renforcés. Indiquez-nous votre grade, et la ceinture arrive dans sa couleur.\n\nMatière: Coton prérétréci, 450 g/m²\nTaille: 120 à 200 cm\nPoids: 1,4 kg en 170 cm\nContenu: Veste, pantalon, ceinture\nEntretien: Laver à 40 °C",
  },
  "spindrel-boxing-gloves": {
    name: "Gants de boxe Spindrel",
    description:
      "Près de trois cents grammes de mousse en couches, pour le sac et les assauts légers. Le pouce large est cousu sur le côté et ne peut pas s’accrocher, et le poignet ferme d’une main. Les paumes sont perforées pour que l’air y entre.\n\nMatière: Microfibre enduite, mousse en couches\nPoids: 284 g chacun\nTaille: 10 oz, pour adultes\nCouleur: Rouge à poignet blanc\nEntretien: Aérer après usage, essuyer à sec",
  },
  "spindrel-putting-green": {
    name: "Tapis de putting Spindrel",
    description:
      "Trois mètres de gazon court qui se déroulent dans un couloir et s’enroulent avant le dîner. Le bout remonte un peu vers un trou au drapeau rouge. Un dos lesté le garde à plat sur la moquette comme sur le parquet.\n\nMatière: Gazon en polypropylène, dos en caoutchouc\nTaille: 300 × 40 cm\nPoids: 4,1 kg\nContenu: Tapis, trou, drapeau, deux balles",
  },
  "spindrel-ice-skates": {
    name: "Patins à glace Spindrel",
    description:
      "Chauffez les bottines dix minutes au four, lacez-les, et elles prennent la forme de vos pieds en refroidissant. Les lames d’acier arrivent affûtées. Blanches dehors, doublure brossée dedans, et fermes autour de la cheville.\n\nMatière: Cuir synthétique thermoformable, lame en acier\nTaille: EU 34 à 46\nPoids: 1,6 kg la paire en EU 40\nContenu: Patins, protège-lames\nEntretien: Sécher les lames après usage",
  },
  "spindrel-tennis-racket": {
    name: "Raquette de tennis Spindrel",
    description:
      "Trois cents grammes cordage compris, et un tamis assez grand pour pardonner une balle frappée hors du centre. Le cadre est en graphite, raide aux épaules et plus souple dans le cœur. Elle arrive cordée, avec une housse à bandoulière.\n\nMatière: Cadre en graphite, cordage en polyester\nTaille: 68,5 cm de longueur, tamis de 645 cm²\nPoids: 300 g cordée\nContenu: Raquette, housse\nGarantie: 2 ans",
  },
  "spindrel-recurve-bow": {
    name: "Arc recourbé Spindrel",
    description:
      "Des branches d’érable et de fibre de verre se tendent en douceur jusqu’à quatorze kilos, et se rangent à plat une fois débandées. La poignée est formée pour les deux mains, et les six flèches sont assorties à sa puissance. Un blason sur paille complète le pas de tir du jardin.\n\nMatière: Érable, fibre de verre, poignée en bois\nTaille: 168 cm bandé\nPoids: 1,1 kg\nPortée: Cibles de 10 à 30 m\nContenu: Arc, corde, six flèches, blason",
  },
  "spindrel-curling-stone": {
    name: "Pierre de curling Spindrel",
    description:
      "Vingt kilos de granit à grain serré, tournés et polis pour glisser sur un anneau de la largeur d’un doigt. La poignée rouge est boulonnée par le milieu et se remplace. Entre deux hivers, elle fait un cale-porte patient.\n\nMatière: Granit poli, poignée moulée\nTaille: 29 × 29 × 21 cm\nPoids: 20 kg\nCouleur: Gris à poignée rouge\nEntretien: Garder propre l’anneau de glisse",
  },
  "spindrel-touring-skis": {
    name: "Skis de randonnée Spindrel",
    description:
      "Skis, fixations et chaussures en un seul ensemble, monté et réglé à votre poids avant l’envoi. Le noyau de bois est assez léger pour une longue montée, et calme à la descente. Les chaussures passent de la marche au ski par un levier.\n\nMatière: Noyau en paulownia, fibre de verre, carres en acier\nTaille: 164, 171 ou 178 cm\nPoids: 6,2 kg avec fixations et chaussures\nConvient à: Chaussures EU 37 à 46\nContenu: Skis, fixations, chaussures, sangles",
  },
};
