import type { shareTexts as english } from "../../en/lootboxes/share-texts.ts";
import type { Translated } from "../../texts.ts";

export const shareTexts: Translated<typeof english> = {
  share: "Chia sẻ",
  title: "Chia sẻ lượt mở này",
  lead: "Tạo liên kết hiển thị lượt mở này. Ai có liên kết đều mở được. Bạn có thể kết thúc bất cứ lúc nào.",
  shared: "Ai có liên kết này đều xem được lượt mở này.",
  readable: "Người có liên kết xem được",
  parts: {
    opening: "Hộp, giá, món đồ, tỷ lệ và thời gian của mọi hộp được mở cùng nhau",
    log: "Mục của lượt mở trong nhật ký công khai, để trình duyệt của họ kiểm tra",
    proof: "Bản ghi đã ký: mã nội bộ của tài khoản, hạt giống của bạn và khóa công khai của các trình duyệt",
    balance: "Số dư của bạn ngay trước và ngay sau lượt mở này, vì chữ ký bao gồm cả số dư",
  },
  name: "Hiện tên người dùng của tôi",
  proof: "Chia sẻ cả bằng chứng đầy đủ",
  proofHint: "Trình duyệt của họ có thể kiểm tra từng chữ ký. Bằng chứng có số dư và các mã của bạn.",
  listed: "Đặt liên kết cả trên trang của hộp",
  listedHint: "Trong các lượt mở mới nhất của hộp này, để mọi người kiểm chứng.",
  link: "Liên kết",
  create: "Tạo liên kết",
  stop: "Ngừng chia sẻ",
  done: "Xong",
  cancel: "Hủy",
};
