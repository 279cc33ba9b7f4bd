import type { effects as english } from "../../en/lootboxes/effects.ts";
import type { Translated } from "../../texts.ts";

export const effects: Translated<typeof english> = {
  title: "拆盒",
  sound: "音效",
  volume: "音量",
  listen: "试听",
  haptics: "振动",
  calm: "设备要求减少动态效果时，音效和振动会关闭。",
};
