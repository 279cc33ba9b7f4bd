import type { Language } from "@trove/contract/languages";

/** Texts below every page of a legal document. Numbers replace `{page}` and `{pages}`. */
export const marginTexts: Record<Language, { footer: string; pageText: string }> = {
  en: {
    footer: "Sample for review by the operator’s lawyer. Not legal advice.",
    pageText: "Page {page} of {pages}",
  },
  fr: {
    footer: "Modèle à faire vérifier par l’avocat de l’exploitant. Ne constitue pas un conseil juridique.",
    pageText: "Page {page} sur {pages}",
  },
  vi: {
    footer: "Bản mẫu để luật sư của đơn vị vận hành xem xét. Không phải là tư vấn pháp lý.",
    pageText: "Trang {page}/{pages}",
  },
  cn: {
    footer: "样本，须由运营方的律师审阅。不构成法律意见。",
    pageText: "第 {page} 页，共 {pages} 页",
  },
  ar: {
    footer: "نموذج يراجعه محامي الجهة المشغّلة. لا يُعدّ استشارة قانونية.",
    pageText: "صفحة {page} من {pages}",
  },
};
