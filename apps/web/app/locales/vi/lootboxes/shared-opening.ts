import type { sharedOpening as english } from "../../en/lootboxes/shared-opening.ts";
import type { Translated } from "../../texts.ts";
import { percent } from "../grammar.ts";

export const sharedOpening: Translated<typeof english> = {
  title: (items: string, box: string) => `${items} từ ${box}`,
  description: (price: string) => `Hộp được mở với giá ${price}. Chính trình duyệt của bạn kiểm tra.`,
  by: "Được chia sẻ bởi",
  somebody: "Chia sẻ ẩn danh",
  chance: (probability: number) => `Tỷ lệ: ${percent(probability)}`,
  box: "Hộp",
  price: "Giá",
  time: "Thời gian mở",
  proof: "Bằng chứng",
  proofLead: "Bạn không cần phải tin ai: trình duyệt tự lấy bản ghi đã ký và tự kiểm tra.",
  logLead:
    "Người này không chia sẻ bằng chứng đầy đủ, vì trong đó có số dư và các mã của họ. Nhật ký công khai có lượt mở này mà không kèm những thông tin đó, và trình duyệt của bạn kiểm tra tại đó.",
  gone: {
    title: "Không có gì được chia sẻ ở đây",
    text: "Liên kết có thể sai, hoặc người mở đã ngừng chia sẻ lượt mở này.",
    action: "Xem các hộp",
  },
};
