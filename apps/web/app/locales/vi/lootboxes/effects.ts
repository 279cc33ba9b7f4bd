import type { effects as english } from "../../en/lootboxes/effects.ts";
import type { Translated } from "../../texts.ts";

export const effects: Translated<typeof english> = {
  title: "Mở hộp",
  sound: "Âm thanh",
  volume: "Âm lượng",
  listen: "Nghe thử",
  haptics: "Rung",
  calm: "Âm thanh và rung tắt khi thiết bị của bạn yêu cầu giảm chuyển động.",
};
