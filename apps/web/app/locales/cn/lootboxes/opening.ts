import type { Translated } from "../../texts.ts";
import type { opening as english } from "../../en/lootboxes/opening.ts";
import { number, plural } from "../grammar.ts";

export const opening: Translated<typeof english> = {
  result: {
    won: (item: string) => `你开出了 ${item}`,
    wonSeveral: (count: number, items: string) => `${plural(count, { other: "你开出了 # 件商品" })}：${items}`,
    severalTitle: (count: number) => plural(count, { other: "你开出了 # 件商品" }),
    would: (item: string) => `如果是正式拆盒，你会开出 ${item}`,
    wouldSeveral: (count: number) => plural(count, { other: "如果是正式拆盒，你会开出这 # 件商品" }),
    from: (box: string) => `来自 ${box}`,
    worth: "价值",
    chance: "概率",
    ticket: "签号",
    ticketOf: (ticket: number) => number(ticket),
    sell: (amount: string) => `卖回得 ${amount}`,
    sellOf: (item: string, amount: string) => `卖回得 ${amount}：${item}`,
    sold: (amount: string) => `已卖回，得 ${amount}`,
    keep: "留下",
    elsewhere: { Shipping: "运送中", Delivered: "已送达" },
    paid: (paid: string, worth: string) => `你付了 ${paid}，价值 ${worth}。`,
    gain: (paid: string, worth: string, more: string) => `你付了 ${paid}，价值 ${worth}，多 ${more}。`,
    loss: (paid: string, worth: string, less: string) => `你付了 ${paid}，价值 ${worth}，少 ${less}。`,
    wouldHavePaid: (paid: string, worth: string) => `正式拆盒要付 ${paid}，价值 ${worth}。`,
    key: (key: string) => `按 ${key} 键`,
    sellAll: (amount: string) => `全部卖回得 ${amount}`,
    sellRest: (amount: string) => `其余卖回得 ${amount}`,
    keepAll: "全部留下",
    ship: "发货",
    shipAll: "全部发货",
    close: "关闭",
    watch: "重看一遍",
    again: (price: string) => `${price} 再拆一次`,
    demoAgain: "再试玩一次",
    inventory: "它们已在你的背包里，关闭也不会丢失。",
    inventoryOne: "它已在你的背包里，关闭也不会丢失。",
  },

  cards: {
    lead: (count: number) => plural(count, { other: "你的 # 张卡，按抽取顺序排列" }),
    faceDown: (place: number, count: number) => `第 ${place} 张卡，共 ${count} 张，背面朝上`,
    faceUp: (place: number, count: number, item: string, tier: string, worth: string) =>
      `第 ${place} 张卡，共 ${count} 张：${item}，${tier}，${worth}。`,
    turnAll: "全部翻开",
    turnEach: "请逐张翻开",
    turned: (turned: number, count: number) => `已翻开 ${turned}/${count}`,
  },

  mayForget: {
    text: "这个浏览器保存着你的拆盒证明，但在存储空间不足，或你关闭无痕窗口时，可能会清除它们。",
    link: "另存一份",
  },

  notices: {
    paused: "这个盲盒暂时不能拆",
    handedIn: (mirrors: string) =>
      `商城已一分钟没有回应，您的浏览器已将这次拆盒提交给 ${mirrors}。它们也会询问商城；如果商城一直不回应，它们会公布。`,
    unclear: "我们还不知道你的盲盒是否已经拆开。我们会用同一个请求再次询问，不会重复扣款。",
    noRecord:
      "商城的答复不相符，也不是这次拆盒的记录。请保存证据。我们会用同一个请求再次询问：只有记录才能结束这次拆盒。",
    historyLost:
      "商城丢失了这次拆盒所依据的账户变动，例如在恢复备份时。这次拆盒仍然有效。请保存证据并联系我们：余额恢复正确后，同一个请求就会完成它。",
    setAside: "暂时搁置",
    waiting: (box: string) => `你对 ${box} 的拆盒尚未完成，完成之后才能拆其他盲盒。`,
    resumed: (box: string) => `你之前对 ${box} 的拆盒已经完成，这是你开出的商品。`,
    priceChanged: (before: string, now: string) => `价格已从 ${before} 变为 ${now}。本次未拆盒。如果同意，请再点一次。`,
    oddsChanged: "在你查看之后，盒内商品有了变化。本次未拆盒。新的概率见下方；如果同意，请再点一次。",
    oddsDiffer: "这个页面上的概率与公布的不一致。本次未拆盒。页面现已显示公布的概率；如果同意，请再点一次。",
    moved: "你的余额刚刚发生了变化。本次未拆盒。如要继续，请再点一次。",
    clock: "没有打开任何盲盒。请检查设备的时间，然后再点一次。",
    unwitnessed: "商城的要约与其他人上次为公开日志签名的时间相差超过一天。没有打开任何盲盒。请稍后再试。",
    updating: "商城正在更新。没有打开任何盲盒。请稍后再点一次。",
    stopping: "商城尚未确认你已停止。没有打开任何盲盒。请稍后再试。",
    others:
      "这个浏览器里有另一个账号的一次拆盒还没有答复。你每次访问时，我们都会重新发送同一个请求。你可以在你的证明中找到它。",
    othersLink: "查看我的证明",
    gone: "这个盲盒已不再提供。本次未拆盒。",
    refused: (reason: string) => `${reason}。本次未拆盒。`,
    unreachable: "现在无法连接商城。本次未拆盒，请稍后再试。",
    restoreFailed: "无法加载这次拆盒。",
  },
};
