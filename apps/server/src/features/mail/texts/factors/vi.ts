import type { PayloadOf } from "../../kinds.ts";

export const factorTexts: Record<PayloadOf<"factorChanged">["change"], { subject: string; text: string }> = {
  authenticatorAdded: {
    subject: "đã thêm ứng dụng xác thực",
    text: "một ứng dụng xác thực đã được thêm vào tài khoản của bạn.",
  },
  authenticatorRemoved: {
    subject: "đã gỡ ứng dụng xác thực",
    text: "ứng dụng xác thực đã bị gỡ khỏi tài khoản của bạn.",
  },
  passkeyAdded: { subject: "đã thêm khóa truy cập", text: "một khóa truy cập đã được thêm vào tài khoản của bạn." },
  passkeyRemoved: { subject: "đã gỡ khóa truy cập", text: "một khóa truy cập đã bị gỡ khỏi tài khoản của bạn." },
  recoveryCodeUsed: { subject: "đã dùng mã khôi phục", text: "một mã khôi phục của bạn đã được dùng." },
  recoveryCodesRenewed: {
    subject: "mã khôi phục mới",
    text: "tài khoản của bạn đã có mã khôi phục mới. Các mã cũ không còn dùng được.",
  },
  factorsReset: {
    subject: "đã tắt đăng nhập hai bước",
    text: "chúng tôi đã tắt đăng nhập hai bước cho tài khoản của bạn và đăng xuất tài khoản ở mọi nơi. Giờ bạn có thể đăng nhập chỉ bằng mật khẩu.",
  },
  codesGuessed: {
    subject: "có người đang đoán mã của bạn",
    text: "có người đã nhập sai mã nhiều lần ở bước đăng nhập thứ hai của bạn. Người đến được bước này biết mật khẩu của bạn hoặc đang dùng một trình duyệt bạn đã đăng nhập.",
  },
};
