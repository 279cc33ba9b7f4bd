import type { checkElsewhere as english } from "../../en/fairness/check-elsewhere.ts";
import type { Translated } from "../../texts.ts";

export const checkElsewhere: Translated<typeof english> = {
  title: "在别处核对",
  lead: "这个页面来自商城。镜像是由他人运行的公开日志副本，它的页面不依靠商城就能核对同一个文件：",
  openOf: (mirror) => `在 ${mirror} 核对（在新标签页中打开）`,
  inLink: "链接中带有这个文件，因此镜像的页面可以读取它。你自己拆盒的文件里有你的标识和余额，但没有姓名。",
  tooLong: "这个文件太长，放不进链接。请先保存，再到镜像的页面选择它。",
  advice: "也请向别人打听镜像的网址：不诚实的商城会指定自己的镜像。",
  none: "这个页面来自商城，而商城没有指定任何能核对拆盒的第三方。",
  command: "在你自己的电脑上，命令行程序可以核对你在这里保存的文件：",
  save: "保存文件",
  saved: "已保存。",
};
