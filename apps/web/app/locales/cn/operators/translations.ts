import type { Translated } from "../../texts.ts";
import type { translations as english } from "../../en/operators/translations.ts";
import { plural } from "../grammar.ts";

export const translations: Translated<typeof english> = {
  title: "翻译",
  hint: "以英文为准，缺少的文本会显示为英文。",
  complete: "已完整",
  missing: (count: number) => plural(count, { other: "缺少 # 条文本" }),
  name: (language: string) => `名称（${language}）`,
  description: (language: string) => `描述（${language}）`,
  help: "段落之间空一行。末尾可用“材质：榉木”这样的行列出规格参数。",
};
