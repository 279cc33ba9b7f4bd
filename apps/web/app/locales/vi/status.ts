import type { Translated } from "../texts.ts";
import type { status as english } from "../en/status.ts";

export const status: Translated<typeof english> = {
  home: "Về trang chủ",
  reload: "Tải lại trang",
  forbidden: { title: "Không có quyền", text: "Tài khoản của bạn không được vào trang này." },
  denied: { title: "Quyền truy cập bị từ chối", text: "Bạn không có quyền truy cập trang này." },
  notFound: {
    title: "Không tìm thấy trang",
    text: "Địa chỉ này không dẫn đến đâu. Có thể trang đã được chuyển đi, hoặc địa chỉ bị thiếu một ký tự.",
  },
  failed: {
    title: "Đã xảy ra lỗi",
    text: "Không hiển thị được trang. Tài khoản và sản phẩm của bạn vẫn như cũ.",
  },
  maintenance: {
    title: "Đóng cửa để bảo trì",
    text: "Chúng tôi đang bảo trì cửa hàng và sẽ sớm trở lại. Số dư và sản phẩm của bạn vẫn an toàn.",
    retry: "Thử lại",
  },
  comingSoon: {
    title: "Sắp ra mắt",
    text: "Chúng tôi đang hoàn thiện những khâu cuối cùng.",
    days: "Ngày",
    hours: "Giờ",
    minutes: "Phút",
    seconds: "Giây",
  },
};
