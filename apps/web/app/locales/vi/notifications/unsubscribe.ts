import type { Translated } from "../../texts.ts";
import type { unsubscribe as english } from "../../en/notifications/unsubscribe.ts";

export const unsubscribe: Translated<typeof english> = {
  titles: {
    openingsOfDay: "Tắt email xác nhận hằng ngày về các lượt mở?",
    shipmentSent: "Tắt email về kiện hàng đang trên đường?",
    wishNews: "Tắt email về danh sách yêu thích?",
  },
  text: "Bạn vẫn sẽ thấy tin này trong tài khoản của mình.",
  submit: "Tắt email",
  done: "Bạn sẽ không nhận các email này nữa. Bạn có thể bật lại trong tùy chọn email.",
  preferences: "Tùy chọn email",
  unknown: "Liên kết này không hợp lệ. Bạn có thể tắt các email này trong tùy chọn email.",
};
