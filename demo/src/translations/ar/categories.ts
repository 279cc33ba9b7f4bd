import type { Translations } from "../translations.ts";

/** The categories of `demo/src/categories.ts` in Arabic. */
export const categories: Translations = {
  "sound-music": {
    name: "الصوت والموسيقى",
    description: "سماعات ومكبّرات صوت وآلات تبقى مضبوطة النغم.",
  },
  "cameras-film": {
    name: "الكاميرات والأفلام",
    description: "كاميرات بالفيلم أو بالمستشعر، وما يلزمها.",
  },
  "gadgets-desk": {
    name: "الأجهزة والمكتب",
    description: "حواسيب وهواتف والأشياء الكهربائية الصغيرة من حولها.",
  },
  "games-toys": {
    name: "الألعاب والدمى",
    description: "ليوم عطلة ماطر، وحدك أو مع الأصحاب.",
  },
  "watches-jewellery": {
    name: "الساعات والمجوهرات",
    description: "ما يُلبس في المعصم والإصبع وعلى الياقة.",
  },
  "shoes-style": {
    name: "الأحذية والأناقة",
    description: "أحذية وملابس وحقائب صُنعت لتُلبس سنوات.",
  },
  "kitchen-treats": {
    name: "المطبخ والحلوى",
    description: "مقالٍ وسكاكين وكؤوس، وشيء حلو في الختام.",
  },
  "home-bath": {
    name: "المنزل والحمّام",
    description: "أثاث وإضاءة وأدوات، وكل ما يلزم الحمّام.",
  },
  "outdoors-garden": {
    name: "الرحلات والحديقة",
    description: "لليلة في خيمة أو عصر بين الأصص.",
  },
  "sport-cycling": {
    name: "الرياضة والدراجات",
    description: "كرات ومضارب وكل ما يسير على عجلات.",
  },
  "paper-art": {
    name: "الورق والفن",
    description: "أقلام وورق وألوان لمن ما زالوا يعملون بأيديهم.",
  },
  "coins-collectables": {
    name: "العملات والمقتنيات",
    description: "حكايات صغيرة للرف: عملات وميداليات وغرائب.",
  },
};
