import type { Translated } from "../texts.ts";
import type { status as english } from "../en/status.ts";

export const status: Translated<typeof english> = {
  home: "Về trang chủ",
  reload: "Tải lại trang",
  forbidden: { title: "Không có quyền", text: "Tài khoản của bạn không có quyền vào trang này." },
  denied: { title: "Truy cập bị từ chối", text: "Bạn không có quyền truy cập trang này." },
  notFound: {
    title: "Không tìm thấy trang",
    text: "Có thể trang đã được chuyển đi, hoặc liên kết không đúng.",
  },
  failed: {
    title: "Đã xảy ra lỗi",
    text: "Không tải được trang. Tài khoản và sản phẩm của bạn vẫn an toàn.",
  },
  maintenance: {
    title: "Tạm đóng cửa để bảo trì",
    text: "Chúng tôi đang bảo trì cửa hàng và sẽ sớm trở lại. Số dư và sản phẩm của bạn vẫn an toàn.",
    retry: "Thử lại",
  },
  comingSoon: {
    title: "Sắp ra mắt",
    text: "Chúng tôi sắp sẵn sàng.",
    days: "Ngày",
    hours: "Giờ",
    minutes: "Phút",
    seconds: "Giây",
  },
};
