import type { LegalFile } from "@trove/contract/constants";
import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/files/operators.ts";
import { plural } from "../grammar.ts";

const names = {
  "terms_of_service.pdf": "服务条款",
  "privacy_policy.pdf": "隐私政策",
  "legal_guarantee.pdf": "法定保证（官方通知）",
} as const satisfies Record<LegalFile, string>;

export const documents: Translated<typeof english> = {
  title: "法律文件",
  lead: "页脚和结账页链接到生效中的版本。旧版本仍可通过原链接查看。",
  back: "全部付款",
  names,
  versions: (name: string) => `版本：${name}`,
  version: (number: string) => `第 ${number} 版`,
  builtIn: (language: string) => `默认文本（${language}）`,
  builtInText: "样本，请交由律师审阅。",
  inForce: "生效中",
  since: (date: string) => `自 ${date} 起`,
  uploaded: (name: string, date: string) => `由 ${name} 于 ${date} 上传`,
  pages: (count: number) => plural(count, { other: "# 页" }),
  language: "语言",
  languageHint: "以英文文本为准。请先上传英文版，再上传译文：更新的英文版会取代译文。",
  noticeHint:
    "请从欧盟实施条例 (EU) 2025/1960 的附件中取得此语言的文件，并原样上传。各语言相互独立；其他语言显示英文文件。",
  file: "新版本（PDF）",
  from: "生效日期",
  fromHint: "自当日 UTC 零点起；留空则立即生效。",
  upload: "上传",
  done: "新版本已上传",
  noFile: "请选择 PDF 文件",
  tooLarge: "文件超过 5 MB",
};
