/** The language of a text, as attributes of its element. */
export type TextLanguage = { readonly tag: string; readonly dir: "ltr" | "rtl" };

export type LossTexts = {
  readonly dir: TextLanguage["dir"];
  /** The log has both leaves: of the record, and that it is lost. */
  readonly proven: (leaf: number, lostLeaf: number) => string;
  /** Nobody but the mirror says so. */
  readonly unproven: string;
};

/** Texts about a mirror's answer that a record is lost, by primary language tag. */
export const LOSS_TEXTS = {
  en: {
    dir: "ltr",
    proven: (leaf, lostLeaf) =>
      "The shop has told the mirror that it has lost the record of this opening. Its public log says so too: leaf " +
      `${leaf} is of the record, and leaf ${lostLeaf} says that it is lost. The verdict above counts them.`,
    unproven:
      "The mirror says that the shop has lost the record of this opening. This page has not found that in the " +
      "shop's public log, so it is the mirror's word alone. Ask the shop.",
  },
  fr: {
    dir: "ltr",
    proven: (leaf, lostLeaf) =>
      "La boutique a répondu au miroir qu’elle a perdu l’enregistrement de cette ouverture. Son registre public le " +
      `dit aussi : l’entrée ${leaf} est celle de l’enregistrement, et l’entrée ${lostLeaf} dit qu’il est perdu. Le ` +
      "verdict ci-dessus en tient compte.",
    unproven:
      "Le miroir dit que la boutique a perdu l’enregistrement de cette ouverture. Cette page ne l’a pas trouvé dans " +
      "le registre public de la boutique : c’est donc la seule parole du miroir. Demandez à la boutique.",
  },
  vi: {
    dir: "ltr",
    proven: (leaf, lostLeaf) =>
      "Cửa hàng đã trả lời máy chủ bản sao rằng họ đã làm mất bản ghi của lượt mở này. Nhật ký công khai của cửa hàng cũng " +
      `nói vậy: mục ${leaf} là của bản ghi, và mục ${lostLeaf} nói rằng bản ghi đã mất. Kết luận ở trên có tính đến chúng.`,
    unproven:
      "Máy chủ bản sao nói rằng cửa hàng đã làm mất bản ghi của lượt mở này. Trang này không tìm thấy điều đó trong nhật ký " +
      "công khai của cửa hàng, nên đó chỉ là lời của máy chủ bản sao. Hãy hỏi cửa hàng.",
  },
  zh: {
    dir: "ltr",
    proven: (leaf, lostLeaf) =>
      `商城答复镜像说，它丢失了这次拆盒的记录。公开日志也这样说：第 ${leaf} 条是该记录的条目，第 ${lostLeaf} 条说明记录已丢失。上面的结论已计入这两条。`,
    unproven:
      "镜像说商城丢失了这次拆盒的记录。本页在商城的公开日志中没有找到这一点，所以这只是镜像的说法。请询问商城。",
  },
  ar: {
    dir: "rtl",
    proven: (leaf, lostLeaf) =>
      "أجاب المتجرُ المرآةَ بأنه فقد وثيقة عملية الفتح هذه. ويقول سجله العام ذلك أيضًا: " +
      `القيد ${leaf} هو قيد الوثيقة، والقيد ${lostLeaf} يقول إنها فُقدت. والحكم أعلاه يأخذهما في الحسبان.`,
    unproven:
      "تقول المرآة إن المتجر فقد وثيقة عملية الفتح هذه. لم تجد هذه الصفحة ذلك في السجل العام للمتجر، فهو قول المرآة وحدها. اسأل المتجر.",
  },
} as const satisfies Readonly<Record<string, LossTexts>>;
