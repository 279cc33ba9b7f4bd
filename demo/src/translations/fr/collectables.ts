import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/collectables.ts` in French. */
export const collectables: Translations = {
  "oldgate-lucky-envelope": {
    name: "Enveloppe porte-bonheur Oldgate",
    description:
      "Un épais papier rouge, plié à la main et frappé à l’or du signe de la bonne fortune. Elle contient un billet, une courte lettre ou un ticket, et se ferme par un rabat plutôt qu’à la colle. Offrez-la des deux mains, comme le veut l’usage.\n\nMatière: Papier teint, dorure\nTaille: 9 × 16,5 cm\nConvient à: Tous les billets de banque, non pliés",
  },
  "oldgate-tram-ticket": {
    name: "Ticket de tramway Oldgate",
    description:
      "Ligne, zone et date sont composées dans les caractères de 1931, sur le même carton jaune que poinçonnaient les receveurs. Cette réimpression se glisse dans un cadre ou entre les pages d’un livre. Elle n’est valable sur aucune ligne, passée ou présente.\n\nMatière: Carton imprimé, 250 g/m²\nTaille: 11 × 5 cm\nCouleur: Jaune\nÉdition: Réimpression d’un ticket de 1931",
  },
  "oldgate-pheasant-feather": {
    name: "Plume de faisan Oldgate",
    description:
      "Barrée de brun et de cuivre, avec un reflet qui apparaît quand on la tourne vers la lumière. Tombée à la mue, la plume a été nettoyée, redressée à la vapeur et scellée au tuyau. Portez-la au ruban d’un chapeau ou gardez-la en marque-page.\n\nMatière: Plume de faisan naturelle\nTaille: Environ 28 cm\nEntretien: Lisser avec des doigts secs\nOrigine: Ramassée après la mue",
  },
  "oldgate-brass-token": {
    name: "Jeton en laiton Oldgate",
    description:
      "Autrefois, il aurait payé un tour sur un manège disparu depuis longtemps. Le jeton est frappé dans le laiton massif, avec un rebord en relief, et il a l’agréable lourdeur du vrai argent. Il se plaît dans une poche de manteau, pour occuper les doigts pendant l’attente.\n\nMatière: Laiton massif\nTaille: 28 mm de diamètre, 2 mm d’épaisseur\nPoids: 10 g\nEntretien: Polir, ou laisser foncer",
  },
  "oldgate-sea-shell": {
    name: "Coquillage Oldgate",
    description:
      "Une spirale blanche de la taille d’une prune, lisse dedans et finement striée dehors. Elle a été ramassée vide sur la laisse de mer, lavée à l’eau douce et laissée sans polissage. La lèvre épaisse se tient bien en main, et l’ouverture laisse voir un peu de violet.\n\nMatière: Coquillage naturel, non poli\nTaille: 5–6 cm\nPoids: Environ 40 g\nOrigine: Côte atlantique",
  },
  "oldgate-rock-crystal": {
    name: "Cristal de roche Oldgate",
    description:
      "Un quartz pâle, tel qu’il est sorti de terre, aux faces claires et au cœur brumeux. Un morceau remplit la paume et reste frais plus longtemps que du verre. Posez-le sur un rebord de fenêtre, et le soleil bas en souligne chaque arête.\n\nMatière: Quartz naturel, non taillé\nTaille: 6–8 cm\nPoids: 150–200 g\nEntretien: Rincer à l’eau",
  },
  "oldgate-bronze-medal": {
    name: "Médaille de bronze Oldgate",
    description:
      "Quelqu’un est arrivé troisième à une régate de village et en a été fier. Le bronze a un ton brun doux, un chiffre 3 en relief et les marques de quelques étés au tiroir. Elle pend à un ruban bleu tout neuf, muni d’un crochet.\n\nMatière: Bronze massif, ruban de coton\nTaille: 45 mm de diamètre, ruban de 80 cm\nPoids: 42 g\nContenu: Médaille, ruban, pochette en tissu",
  },
  "oldgate-clay-lamp": {
    name: "Lampe à huile en argile Oldgate",
    description:
      "Elle reprend un modèle romain, avec un appui pour le pouce à l’arrière et un bec pour la mèche. Remplissez-la d’huile d’olive, attendez dix minutes, et sa petite flamme tranquille dure toute une soirée. L’argile rouge reste assez fraîche pour être portée.\n\nMatière: Argile rouge cuite, mèche de coton\nTaille: 11 × 7,5 × 4 cm\nCapacité: 40 ml d’huile d’olive\nContenu: Lampe, trois mèches, fiche d’instructions",
  },
  "oldgate-tin-saucer": {
    name: "Soucoupe volante en tôle Oldgate",
    description:
      "Remontez la clé, et la soucoupe file en tournant sur la table, puis fait demi-tour dès qu’elle rencontre un bord. Coque, hublots et rivets sont imprimés sur la tôle en cinq couleurs, comme dans les années cinquante. Sous le dôme, l’équipage a l’air inquiet.\n\nMatière: Tôle imprimée, ressort d’acier\nTaille: 16 cm de diamètre, 9 cm de hauteur\nPoids: 190 g\nÂge: Dès 14 ans\nContenu: Soucoupe, clé",
  },
  "oldgate-stone-head": {
    name: "Tête de pierre Oldgate",
    description:
      "Le visage long et silencieux, cette tête tient droite toute une étagère de livres de poche. Elle est moulée d’une seule pièce en pierre broyée, et sa surface est patinée à la main. Un feutre protège le bois, et le dos plat laisse les livres s’appuyer de près.\n\nMatière: Pierre reconstituée, base en feutre\nTaille: 12 × 10 × 19 cm\nPoids: 2,3 kg\nCouleur: Gris",
  },
  "oldgate-letter-opener": {
    name: "Coupe-papier Oldgate",
    description:
      "Une petite dague, avec une poignée de bois, une garde dorée et du verre rouge serti dans le pommeau. La lame ne coupe pas, elle est juste assez fine pour passer sous un rabat. Réservé au courrier.\n\nMatière: Acier inoxydable, laiton doré, noyer, verre\nTaille: 21 cm\nPoids: 95 g\nContenu: Coupe-papier, étui de velours",
  },
  "oldgate-theatre-masks": {
    name: "Masques de théâtre Oldgate",
    description:
      "L’un rit en bleu, l’autre pleure en orange. Tous deux sont faits de couches de papier mâché, poncés et peints à la main, et ne pèsent presque rien. Ils s’accrochent chacun à un clou, ou se nouent avec un ruban de coton.\n\nMatière: Papier mâché, gesso, ruban de coton\nTaille: 18 × 24 × 9 cm chacun\nPoids: 110 g chacun\nContenu: Deux masques, deux clous de laiton",
  },
  "oldgate-silver-medal": {
    name: "Médaille d’argent Oldgate",
    description:
      "Une deuxième place, frappée dans l’argent massif et lourde pour sa taille. Un laurier entoure le chiffre à l’avers, et le revers porte une ligne gravée avec la place pour une autre. Elle arrive sur un ruban de soie bleue, dans un écrin à charnière.\n\nMatière: Argent 925, ruban de soie\nTaille: 35 mm de diamètre, 2 mm d’épaisseur\nPoids: 20 g\nContenu: Médaille, ruban, écrin",
  },
  "oldgate-scale-satellite": {
    name: "Maquette de satellite Oldgate",
    description:
      "Les bras solaires se déplient panneau par panneau, comme en orbite, et se verrouillent avec un léger clic. Le corps en métal moulé est enveloppé de feuille métallisée et porte deux fines antennes paraboliques. Un pied d’acier courbe le tient au-dessus du bureau.\n\nMatière: Métal moulé, feuille métallisée, panneaux imprimés\nTaille: 34 cm bras dépliés\nPoids: 620 g\nÉdition: Échelle 1/50\nContenu: Satellite, pied, livret",
  },
  "oldgate-sea-chart": {
    name: "Carte marine Oldgate",
    description:
      "Elle est tirée d’une plaque gravée, et chaque trait se sent un peu sous les doigts. Les sondes sont en brasses, les hauts-fonds en pointillé, et un serpent de mer marque ce que personne n’avait relevé. La feuille arrive roulée dans un solide tube, à encadrer.\n\nMatière: Papier de coton, 300 g/m²\nTaille: 70 × 50 cm\nÉdition: Tirage d’une plaque de cuivre gravée\nEntretien: Encadrer sous verre, à l’abri du soleil\nContenu: Carte, papier de soie, tube",
  },
  "oldgate-desk-globe": {
    name: "Globe de bureau Oldgate",
    description:
      "Le jour, il montre montagnes et côtes ; éclairé de l’intérieur, il passe aux pays et aux frontières. L’axe penche à l’angle voulu dans un bras de laiton, sur un pied de hêtre. Un variateur sur le cordon en fait une lampe douce pour le soir.\n\nTaille: 30 cm de diamètre, 42 cm de hauteur\nMatière: Acrylique imprimé, laiton, hêtre\nAlimentation: LED, 4 W, secteur\nPoids: 1,7 kg\nÉdition: Noms en anglais",
  },
  "oldgate-green-dragon": {
    name: "Dragon vert Oldgate",
    description:
      "Sculpté anneau par anneau dans un seul bloc de stéatite verte, puis ciré jusqu’à devenir soyeux. La feuille d’or souligne la crête et le bout des griffes. Il se couche bien sur une pile de papiers et les garde sans faire d’histoires.\n\nMatière: Stéatite, feuille d’or\nTaille: 19 × 8 × 14 cm\nPoids: 1,6 kg\nEntretien: Dépoussiérer au pinceau doux",
  },
  "oldgate-post-horn": {
    name: "Cor de postillon Oldgate",
    description:
      "Trois vieux signaux, arrivée, départ et envoi exprès, se trouvent sans peine grâce à sa large embouchure. La spire de laiton poli est roulée et soudée à la main, et un cordon rouge à glands pend au-dessous. Les partitions des trois signaux sont jointes.\n\nMatière: Laiton verni\nTaille: 25 × 17 × 12 cm\nPoids: 520 g\nContenu: Cor, embouchure, cordon, feuille de signaux",
  },
  "oldgate-regatta-cup": {
    name: "Coupe de régate Oldgate",
    description:
      "Onze noms de vainqueurs sont gravés sur le corps, et il reste de la place pour un de plus. La coupe est en laiton argenté, relevé d’une dorure chaude, sur un pied de hêtre teinté. La gravure de vingt lettres au plus est comprise dans le prix.\n\nMatière: Laiton argenté et doré, hêtre\nTaille: 22 × 14 × 31 cm\nPoids: 1,4 kg\nEntretien: Essuyer avec un chiffon doux",
  },
  "oldgate-apothecary-scales": {
    name: "Balance d’apothicaire Oldgate",
    description:
      "Le fléau repose sur une arête trempée et répond au dixième de gramme. Les deux plateaux pendent à de fines chaînes et se décrochent pour le nettoyage, et une vis dans le pied met la colonne d’aplomb. Les poids d’un à cinquante grammes ont leur bloc de hêtre.\n\nMatière: Laiton massif, hêtre\nTaille: 32 × 14 × 36 cm\nCapacité: 100 g, lecture à 0,1 g près\nContenu: Balance, neuf poids dans un bloc, pince",
  },
  "oldgate-festival-dolls": {
    name: "Poupées de fête Oldgate",
    description:
      "Lui est en bleu, elle en rouge, et tous deux se tiennent très droits sur une estrade laquée. Les robes superposent les brocarts sur des corps de paille et de bois, les visages sont en fine argile blanche. On les sort pour la fête du printemps, puis elles dorment un an dans leur boîte.\n\nMatière: Brocart de soie, bois, paille, argile\nTaille: 24 × 18 × 26 cm chacune\nContenu: Deux poupées, estrade, paravent, boîte de rangement\nEntretien: Garder au sec et à l’abri du soleil",
  },
  "oldgate-quartz-cluster": {
    name: "Bloc de quartz Oldgate",
    description:
      "Des dizaines de pointes claires partent d’une même base, certaines fines comme un crayon, d’autres grosses comme un poignet. Les neuf kilos viennent d’une seule fissure alpine et n’ont été nettoyés qu’à l’eau. Le socle de chêne est taillé pour ce bloc.\n\nMatière: Cristal de roche naturel, chêne\nTaille: Environ 30 × 24 × 20 cm\nPoids: 9 kg\nOrigine: Alpes\nContenu: Bloc de cristal, socle de chêne, note de découverte",
  },
  "oldgate-small-gold-coin": {
    name: "Petite pièce d’or Oldgate",
    description:
      "De l’or fin pas plus grand qu’un bouton de chemise, avec un portique à colonnes d’un côté et son poids de l’autre. La pièce reste sous une carte transparente scellée, au même numéro que le certificat. Gardez les deux ensemble, car un acheteur les demandera.\n\nMatière: Or fin, 999,9\nPoids: 3,11 g, un dixième d’once troy\nTaille: 16 mm de diamètre, 1,2 mm d’épaisseur\nContenu: Pièce scellée, certificat",
  },
  "oldgate-founders-medal": {
    name: "Médaille des fondateurs Oldgate",
    description:
      "À l’ouverture du port, cette médaille est allée à ceux qui avaient payé la première pierre. Elle est frappée dans l’or à vingt-deux carats, avec le quai en relief et un ruban de soie bleue. L’écrin d’origine ferme par un crochet de laiton et sent encore un peu le cèdre.\n\nMatière: Or 22 carats, ruban de soie\nPoids: 12 g\nTaille: 26 mm de diamètre\nContenu: Médaille, ruban, écrin, certificat",
  },
  "oldgate-large-gold-coin": {
    name: "Grande pièce d’or Oldgate",
    description:
      "Une demi-once pèse plus en main que sa taille ne le laisse croire. Frappée cette année dans l’or fin, elle montre un portique à colonnes dans un grènetis. Une capsule scellée protège le poli miroir, et le certificat indique poids, titre et numéro.\n\nMatière: Or fin, 999,9\nPoids: 15,55 g, une demi-once troy\nTaille: 28 mm de diamètre, 1,6 mm d’épaisseur\nContenu: Pièce en capsule scellée, certificat",
  },
};
