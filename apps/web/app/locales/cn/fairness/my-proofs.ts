import type { Translated } from "../../texts.ts";
import type { myProofs as english } from "../../en/fairness/my-proofs.ts";
import { number, plural } from "../grammar.ts";

export const myProofs: Translated<typeof english> = {
  title: "我的证明",
  lead: "你的每次拆盒：商城承诺了什么、你揭示了什么、结果如何。",
  none: "你还没有用这个浏览器拆过盒。",
  noneAction: "去看看盲盒",
  more: "显示更多",

  looking: (count: number) => `正在与商城的列表比对：已比对 ${number(count)} 条`,
  same: (count: number) => plural(count, { other: "商城列出了 # 次拆盒，这个浏览器已逐一核对，全部相符。" }),
  listsNothing: "商城没有列出你的拆盒。",
  breaches: (count: number) => plural(count, { other: "商城列出的拆盒中有 # 次不相符。请全部保存，然后在下方查看。" }),
  missing: (numbers: string) => `商城的列表遗漏了你的拆盒：序号 ${numbers}。请全部保存。`,
  lost: (numbers: string) =>
    `商城称它丢失了这些拆盒的记录：序号 ${numbers}。请核对你的余额和背包，并向商城索要缺少的部分。`,
  lostAt: (nonce: string, leaf: string, lostLeaf: string) => `${nonce}（公开日志的第 ${leaf} 和 ${lostLeaf} 叶）`,
  unsaid: (numbers: string) =>
    `商城称丢失了以下拆盒的记录，但其公开日志尚未说明：序号 ${numbers}。请几分钟后再查看。如果仍然如此，请全部保存。`,
  debits: (count: number) => plural(count, { other: "你的交易明细中有 # 笔拆盒扣款没有回执。" }),
  failed: "现在无法读取商城的列表。",
  logged: "全部都在公开日志中。",
  delayed: (count: number) => plural(count, { other: "有 # 次尚未进入公开日志，可能需要一分钟。" }),
  unlogged: (numbers: string) => `你的一些拆盒在公开日志中找不到，或其位置上是别的拆盒：序号 ${numbers}。请全部保存。`,
  logUnread: "现在无法读取公开日志。",

  number: (nonce: number) => `${number(nonce)} 号`,
  unknownBox: "某个盲盒",
  another: "在另一个浏览器中",
  elsewhere: "另一个浏览器更快。你本来会开出",
  voided: "没有扣款。你本来会开出",
  refused: "要约无效。没有揭示任何内容。",
  noRecord: "我们收到了不相符的答复，但没有记录。我们会再次发送同一个请求。",
  lostRecord: "商城丢失了记录。按公开日志中的种子，抽中的是",
  open: "还没有答复。我们会再次发送同一个请求。",
  unreadable: "无法读取。",

  others: {
    text: (count: number) => plural(count, { other: "这个浏览器还保存着另一个账号的 # 份证明。" }),
    open: (count: number) => plural(count, { other: "其中 # 次拆盒还没有答复。" }),
    save: "保存它们",
  },
  stops: {
    title: "你和商城共同签名",
    lead: "你不想打开任何盲盒的时间，由你的浏览器和商城共同签名。如果商城在此期间向你出售了东西，全部证明的文件可以证明这一点。",
    BREAK: "休息",
    EXCLUSION: "自我排除",
    END: "所有要约已终止",
    span: (from: string, until: string) => `${from} 至 ${until}`,
    at: (time: string) => `自 ${time} 起`,
    untaken: (time: string) => `商城于 ${time} 答复未采纳：你的其他操作更早到达`,
    unanswered: "商城没有给出可读的答复",
    unreadable: "无法读取",
  },

  saveAll: "全部保存为一个文件",
  saved: "已保存。任何人都可以核对文件，不依靠这个页面。",
  clearing:
    "清除这个浏览器的数据，会删除这些证明和它用于拆盒的密钥。商城的列表可以重新取回，但这个浏览器自己保存的内容不能。",

  check: {
    title: "核对文件",
    lead: "把证明文件拖到这里，你自己的或别人的都可以。文件不会离开你的浏览器。",
    choose: "选择文件",
    paste: "或粘贴文件内容",
    button: "核对",
    notProofs: "这不是证明文件",
    result: (count: number) => plural(count, { other: "# 次拆盒" }),
    proven: "商城自己的签名就能证明这一点。",
    claimed: "商城的签名不能证明不一致之处：这可能是持有文件的人自己写的。",
    keys: "只有以这个浏览器所知的商城密钥作出的签名才算数。",
    held: (count: number) => plural(count, { other: "# 次拆盒通过了全部核对。" }),
  },
};
