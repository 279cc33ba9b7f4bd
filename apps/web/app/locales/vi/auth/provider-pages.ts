import type { Translated } from "../../texts.ts";
import type { providerPages as english } from "../../en/auth/provider-pages.ts";

export const providerPages: Translated<typeof english> = {
  complete: {
    title: "Hoàn tất tài khoản của bạn",
    text: "Bước cuối cùng: hãy chọn tên đăng nhập của bạn ở cửa hàng.",
    submit: "Tiếp tục",
    other: "Dùng tài khoản khác",
  },
  link: {
    title: "Liên kết tài khoản của bạn",
    text: "Email của bạn đã có tài khoản. Chúng tôi đã gửi cho bạn mã gồm 8 chữ số: nhập mã để đăng nhập vào tài khoản đó. Mật khẩu cũ của tài khoản sẽ không còn dùng được.",
    submit: "Liên kết tài khoản",
  },
  verify: {
    title: "Xác minh email của bạn",
    sent: (email: string) => `Chúng tôi đã gửi email đến ${email}. Hãy mở liên kết trong đó, rồi đăng nhập.`,
    sentSomewhere: "Chúng tôi đã gửi email cho bạn. Hãy mở liên kết trong đó, rồi đăng nhập.",
    press: "Xác nhận đây là địa chỉ email của bạn.",
    submit: "Xác minh email",
    codeSent: "Chúng tôi đã gửi mã cho bạn qua email. Hãy nhập mã ở đây.",
    code: "Mã xác minh",
    codeRequired: "Nhập mã trong email",
    again: "Gửi lại",
    sentAgain: "Chúng tôi đã gửi thêm một email.",
    done: "Đã xác minh email. Giờ bạn có thể đăng nhập.",
  },
  reset: {
    text: "Nhập email của tài khoản. Chúng tôi sẽ gửi cho bạn hướng dẫn đặt mật khẩu mới.",
    submit: "Gửi email",
    sent: (email: string) => `Nếu có tài khoản dùng ${email}, chúng tôi đã gửi email đến đó.`,
    askAgain: "Yêu cầu email mới",
  },
  auth0: {
    text: "Bạn sẽ đăng nhập trên một trang bảo mật rồi quay lại đây.",
    back: "Đang đăng nhập…",
    signingOut: "Đang đăng xuất…",
  },
  kept: {
    title: "Mật khẩu",
    elsewhere:
      "Dịch vụ đăng nhập của chúng tôi lưu giữ mật khẩu của bạn. Để đổi mật khẩu, hãy đăng xuất rồi chọn “Quên mật khẩu?” khi đăng nhập.",
    none: "Tài khoản này chưa có mật khẩu. Để đặt mật khẩu, hãy đăng xuất rồi chọn “Quên mật khẩu?” khi đăng nhập.",
  },
  noToken: "Chúng tôi không đăng nhập được cho bạn. Vui lòng thử lại.",
  refusals: {
    credentials: "Sai email hoặc mật khẩu",
    resetFirst: "Bạn cần mật khẩu mới. Hãy chọn “Quên mật khẩu?”",
    unverified: "Địa chỉ email của bạn chưa được xác minh. Hãy tìm email của chúng tôi trong hộp thư.",
    taken: "Đã có tài khoản dùng email này. Hãy đăng nhập hoặc đặt lại mật khẩu của tài khoản đó.",
    weakPassword: "Mật khẩu này quá dễ đoán. Hãy chọn mật khẩu dài hơn.",
    samePassword: "Hãy chọn mật khẩu khác mật khẩu hiện tại",
    code: "Mã này sai hoặc đã hết hạn. Hãy kiểm tra lại hoặc yêu cầu email mới.",
    link: "Liên kết này đã được dùng hoặc đã hết hạn. Hãy yêu cầu email mới.",
    tooMany: "Quá nhiều lần thử. Vui lòng đợi vài phút rồi thử lại.",
    unreachable: "Hiện không kết nối được với dịch vụ đăng nhập. Vui lòng thử lại sau giây lát.",
    unsupported:
      "Tài khoản của bạn cần một bước đăng nhập mà cửa hàng này không hỗ trợ. Hãy liên hệ với chúng tôi để được giúp đỡ.",
    closed: "Tài khoản này đã bị vô hiệu hóa. Hãy liên hệ với chúng tôi để được giúp đỡ.",
    signUpClosed: "Hiện không thể tạo tài khoản mới. Vui lòng thử lại sau hoặc liên hệ với chúng tôi.",
    signInFirst: "Hãy đăng nhập lại để nhận thêm email",
    cancelled: "Đăng nhập đã bị hủy. Vui lòng thử lại.",
    unexpected: "Dịch vụ đăng nhập gặp lỗi. Vui lòng thử lại hoặc liên hệ với chúng tôi.",
  },
};
