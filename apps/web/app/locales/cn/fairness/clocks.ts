import type { Translated } from "../../texts.ts";
import type { clocks as english } from "../../en/fairness/clocks.ts";

export const clocks: Translated<typeof english> = {
  titles: {
    Ahead: "你的设备与商城显示的时间不同",
    Frozen: "商城的时钟停住了",
    Witnesses: "商城日志最近一次签名的时间不符",
  },
  texts: {
    Ahead:
      "你的浏览器会核对每份要约的时间，使商城无法在不同日期的概率之间挑选。如果你设备的时钟不准或刚刚调整过，原因就在于此。如果设备的时间正确，则是商城的时钟不准。",
    Frozen:
      "商城的要约一直是同一时间。商城的时钟被调慢后会有一段时间如此，因为要约不得早于你的上一次拆盒或概率的上一次变更。",
    Witnesses:
      "其他人每隔几分钟就会为商城的公开日志签名，以表明要约不是另一天的。可能是目前联系不上他们，也可能是商城的时钟不准。",
  },
  device: "你的设备",
  shop: "商城的要约",
  witnesses: "其他人为日志签名",
  nothing: "目前尚未揭示任何内容。如果继续，这些时间会随这次拆盒一起显示。",
  goOn: "继续",
  notNow: "暂不",
  went: "你在这些时间下选择了继续",
};
