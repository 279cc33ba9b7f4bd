import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/style.ts` in French. */
export const style: Translations = {
  "wollgrove-velvet-bow": {
    name: "Nœud de velours Wollgrove",
    description:
      "Un nœud généreux en velours rouge, juste assez armé de fil pour garder ses boucles ouvertes. La solide barrette d’acier au dos tient les cheveux épais et les relâche sans tirer. Les bouts sont scellés : rien ne s’effiloche.\n\nMatière: Velours de coton, barrette en acier\nTaille: 14 × 11 cm\nPoids: 18 g\nCouleur: Rouge",
  },
  "wollgrove-striped-socks": {
    name: "Chaussettes rayées Wollgrove",
    description:
      "Du coton peigné vert, aux talons bleus et aux rayures jaunes qui restent vives après bien des lavages. La couture des orteils est plate et remaillée à la main : on l’oublie. Le bord tient sans laisser de marque.\n\nMatière: 80 % coton, 18 % polyamide, 2 % élasthanne\nTaille: EU 36 à 46\nPoids: 58 g la paire\nEntretien: Laver à 40 °C",
  },
  "wollgrove-zip-pouch": {
    name: "Pochette zippée Wollgrove",
    description:
      "Câbles, crayons ou rouge à lèvres, tout ce qui roule au fond du sac va ici. Elle est en coton ciré de deux roses, avec une doublure qui s’essuie. Un zip de laiton court sur le dessus et contourne les deux coins.\n\nMatière: Coton ciré, zip en laiton\nTaille: 20 × 13 × 6 cm\nPoids: 85 g\nCouleur: Deux tons de rose\nEntretien: Essuyer",
  },
  "wollgrove-clasp-purse": {
    name: "Porte-monnaie à fermoir Wollgrove",
    description:
      "Pressez les deux billes de laiton l’une contre l’autre, et il se ferme d’un claquement sonore et satisfaisant. Le cuir rouge est froncé sur la monture, avec assez de place pour des pièces, des clés et un billet plié. La doublure est en coton uni.\n\nMatière: Cuir, monture en laiton, doublure en coton\nTaille: 11 × 9 × 4 cm\nPoids: 78 g\nCouleur: Rouge",
  },
  "wollgrove-cotton-tee": {
    name: "T-shirt en coton Wollgrove",
    description:
      "Un coton bio épais qui tombe droit et garde sa forme à l’encolure. Teint après couture, il a une couleur douce et un peu inégale aux coutures. Une bande plus pâle traverse la poitrine.\n\nMatière: Coton bio, 220 g/m²\nTaille: XS à XXL\nCouleur: Vert à bande pâle\nOrigine: Portugal\nEntretien: Laver à 30 °C avec des couleurs proches",
  },
  "wollgrove-curved-cap": {
    name: "Casquette courbe Wollgrove",
    description:
      "Six panneaux de coton lavé et une visière souple à plier selon votre goût. La boucle à l’arrière est en laiton et coulisse sans glisser. Dedans, un bandeau de coton doux garde le front au sec les jours chauds.\n\nMatière: Sergé de coton, boucle en laiton\nTaille: 55 à 61 cm\nPoids: 82 g\nCouleur: Bleu ciel\nEntretien: Laver à la main",
  },
  "wollgrove-reading-glasses": {
    name: "Lunettes de lecture Wollgrove",
    description:
      "Une monture légère à charnières à ressort, faite pour être mise et ôtée trente fois par jour. Les verres ont une légère teinte bleue, douce aux yeux devant un écran. Choisissez parmi quatre corrections, et laissez-en une paire dans chaque pièce.\n\nMatière: Polycarbonate recyclé, charnières en acier\nOptique: Teinte bleue, +1,0, +1,5, +2,0 ou +2,5\nPoids: 22 g\nContenu: Lunettes, chiffon, étui fin",
  },
  "wollgrove-lambswool-gloves": {
    name: "Gants en laine d’agneau Wollgrove",
    description:
      "Tricotés d’une pièce : aucune couture entre les doigts ne laisse passer le vent. Le pouce et l’index portent un fil qui répond à l’écran tactile. Une laine d’agneau violette, douce à l’intérieur, avec un long poignet côtelé.\n\nMatière: 90 % laine d’agneau, 10 % polyamide\nTaille: S, M et L\nPoids: 62 g la paire\nCouleur: Violet\nEntretien: Laver à froid à la main",
  },
  "wollgrove-sun-hat": {
    name: "Chapeau de soleil Wollgrove",
    description:
      "La paille de papier est tissée en un large bord qui ombrage le visage et la nuque. Il se met à plat dans une valise et se redresse avec un peu de vapeur. Autour de la calotte passe un ruban rouge, noué en nœud.\n\nMatière: Paille de papier tissée, ruban gros-grain\nTaille: 56 à 59 cm, bord de 10 cm\nPoids: 95 g\nCouleur: Naturel à ruban rouge\nEntretien: Garder au sec, remettre en forme à la vapeur",
  },
  "wollgrove-wool-scarf": {
    name: "Écharpe en laine Wollgrove",
    description:
      "Deux mètres de mérinos fin d’un rouge vif, assez longue pour faire deux tours et se rentrer encore. Son tissage lâche la rend chaude pour son poids. Les franges sont torsadées à la main aux deux bouts.\n\nMatière: Laine mérinos\nTaille: 200 × 35 cm\nPoids: 185 g\nCouleur: Rouge vif\nEntretien: Laver à froid à la main, sécher à plat",
  },
  "wollgrove-sunglasses": {
    name: "Lunettes de soleil Wollgrove",
    description:
      "Des verres polarisés ôtent l’éclat des routes mouillées et de l’eau. Ils prennent place dans une monture sombre en acétate végétal, découpée dans une seule plaque et polie à la main. Des charnières à cinq charnons empêchent les branches de prendre du jeu.\n\nMatière: Acétate végétal, charnières en acier\nOptique: Verres polarisés, catégorie 3, protection UV totale\nTaille: 14,4 × 4,8 cm, pont de 19 mm\nPoids: 31 g\nContenu: Lunettes de soleil, étui rigide, chiffon",
  },
  "wollgrove-day-backpack": {
    name: "Sac à dos de ville Wollgrove",
    description:
      "Vingt litres pour un ordinateur, un déjeuner et un pull au cas où il fraîchirait. La poche intérieure est rembourrée de tous côtés et reste suspendue au-dessus du sol. Un large zip aux dents protégées s’ouvre jusqu’à mi-hauteur sans accrocher.\n\nMatière: Toile de polyester recyclé\nCapacité: 20 litres\nTaille: 30 × 17 × 43 cm\nPoids: 720 g\nConvient à: Ordinateurs portables jusqu’à 38 cm",
  },
  "wollgrove-straight-jeans": {
    name: "Jean droit Wollgrove",
    description:
      "Un denim lourd, lavé une fois pour en ôter l’apprêt et le rétrécissement. La jambe tombe droit de la hanche à l’ourlet et se délave selon vos propres plis. Rivets de cuivre aux poches, point de chaînette à l’ourlet.\n\nMatière: Denim de coton, 475 g/m²\nTaille: Tour de taille de 66 à 102 cm\nPoids: 760 g en 81 cm\nCouleur: Bleu moyen\nEntretien: Laver à froid, à l’envers, rarement",
  },
  "wollgrove-top-hat": {
    name: "Haut-de-forme Wollgrove",
    description:
      "Le feutre de poil est mis en forme à la main sur un moule de bois, puis brossé jusqu’à un éclat doux. Un galon rouge ceint la calotte, et une bande de cuir repose sur le front. Mettez-vous en tenue, ou sortez-en un lapin.\n\nMatière: Feutre de poil, galon gros-grain, bande de cuir\nTaille: 56 à 61 cm, calotte de 14 cm\nPoids: 210 g\nContenu: Chapeau, boîte à chapeau\nEntretien: Brosser doucement, tenir loin de la vapeur",
  },
  "wollgrove-summer-dress": {
    name: "Robe d’été Wollgrove",
    description:
      "Une viscose bleue qui bouge bien et reste fraîche sur la peau. Les fines bretelles se raccourcissent, la taille est cintrée et la jupe tombe ample jusqu’au genou. Les deux poches sont assez profondes pour un téléphone.\n\nMatière: Viscose\nTaille: EU 34 à 46\nPoids: 240 g\nCouleur: Bleu\nEntretien: Laver à 30 °C, suspendre pour sécher",
  },
  "wollgrove-indigo-robe": {
    name: "Peignoir indigo Wollgrove",
    description:
      "Trempé dans des cuves d’indigo jusqu’à un bleu profond, puis imprimé de petites fleurs roses. Le coton a un fin nid d’abeille qui sèche après le bain et se porte bien sur une chemise. Une ceinture large et sombre se noue à la taille.\n\nMatière: Coton, indigo naturel\nTaille: S à XL\nPoids: 610 g\nContenu: Peignoir, ceinture\nEntretien: Laver à froid, séparément au début",
  },
  "wollgrove-camel-coat": {
    name: "Manteau en poil de chameau Wollgrove",
    description:
      "Laine et poil de chameau sont tissés en un drap dense et souple qui arrête le vent sans peser. Deux rangs de boutons de corne ferment le devant. À demi doublé, il tombe bien ouvert et ne tient pas trop chaud à l’intérieur.\n\nMatière: 70 % laine, 30 % poil de chameau\nTaille: EU 34 à 56\nPoids: 1,6 kg\nOrigine: Drap d’Italie\nEntretien: Brosser, nettoyer à sec une fois par an",
  },
  "wollgrove-saddle-briefcase": {
    name: "Serviette en cuir sellier Wollgrove",
    description:
      "Un cuir au tannage végétal, épais de quatre millimètres et cousu au point sellier, qui survivra à l’ordinateur qu’il porte. Raide et brun au début, il s’assouplit et fonce de trajet en trajet. Deux compartiments, une serrure de laiton et une bandoulière.\n\nMatière: Cuir au tannage végétal, laiton\nTaille: 40 × 11 × 30 cm\nPoids: 1,9 kg\nConvient à: Ordinateurs portables jusqu’à 38 cm\nEntretien: Baume pour cuir deux fois par an",
  },
  "wollgrove-two-tone-handbag": {
    name: "Sac à main bicolore Wollgrove",
    description:
      "Sable en haut et brun foncé en bas, deux cuirs qui se rejoignent dans une seule couture rempliée à la main. L’anse, assez rigide pour tenir debout, passe par-dessus une manche de manteau. La doublure est claire : on voit ce qu’il y a au fond.\n\nMatière: Cuir de veau, doublure en coton\nTaille: 31 × 13 × 24 cm\nPoids: 840 g\nCouleur: Sable et brun foncé\nContenu: Sac à main, pochette",
  },
  "wollgrove-atelier-handbag": {
    name: "Sac à main d’atelier Wollgrove",
    description:
      "Une seule personne coupe, coud et signe ce sac, en dix-huit heures au même établi. Le veau vient d’une seule peau, les tranches sont peintes en six couches minces, et les points sont de lin ciré. Les réparations reviennent aux mêmes mains.\n\nMatière: Cuir de veau, fil de lin ciré, doublure en chèvre\nTaille: 32 × 15 × 25 cm\nPoids: 910 g\nÉdition: Signé et daté à l’intérieur\nGarantie: Réparations gratuites pendant 10 ans",
  },
};
