import type { LegalFile } from "@trove/contract/constants";
import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/dashboard/documents.ts";
import { plural } from "../grammar.ts";

const names = {
  "terms_of_service.pdf": "服务条款",
  "privacy_policy.pdf": "隐私政策",
} as const satisfies Record<LegalFile, string>;

export const documents: Translated<typeof english> = {
  title: "法律文件",
  lead: "页脚和结账页链接到生效中的版本。旧版本仍保留在原来的网址。",
  back: "全部付款",
  names,
  versions: (name: string) => `版本：${name}`,
  version: (number: string) => `第 ${number} 版`,
  builtIn: "商城自带的文本",
  builtInText: "供律师审阅的样本。",
  inForce: "生效中",
  since: (date: string) => `自 ${date} 起`,
  uploaded: (name: string, date: string) => `${name} 上传于 ${date}`,
  pages: (count: number) => plural(count, { other: "# 页" }),
  file: "新版本（PDF）",
  from: "生效日期",
  fromHint: "自当日 UTC 零点起；留空则立即生效。",
  upload: "上传",
  done: "新版本已保存",
  noFile: "请选择 PDF 文件",
  tooLarge: "文件超过 5 MB",
};
