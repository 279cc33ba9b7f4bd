import type { Translated } from "../texts.ts";
import type { auth as english } from "../en/auth.ts";

export const auth: Translated<typeof english> = {
  needHelp: "Cần trợ giúp?",
  pitch: (brand: string) => `${brand} cho xem mọi tỉ lệ trước khi bạn mở`,
  pitchLine: "Sau đó, trình duyệt của bạn kiểm chứng mọi lượt mở.",
  signIn: {
    title: (brand: string) => `Đăng nhập ${brand}`,
    pageTitle: "Đăng nhập",
    submit: "Đăng nhập",
    noAccount: "Chưa có tài khoản?",
    toSignUp: "Tạo tài khoản",
    forgot: "Quên mật khẩu?",
    noToken: "Không tìm thấy mã đăng nhập trong phản hồi",
    signedInAs: (name: string) => `Đã đăng nhập với tên ${name}`,
    noRole: "Tài khoản này không có quyền vào cửa hàng hay trang quản trị.",
  },
  signUp: {
    title: "Tạo tài khoản của bạn",
    submit: "Tạo tài khoản",
    haveAccount: "Đã có tài khoản?",
    toSignIn: "Đăng nhập",
    noToken: "Không tìm thấy mã truy cập trong phản hồi",
    userNameHint: "3 đến 20 chữ cái, chữ số hoặc _ . -",
    passwordHint: "Ít nhất 10 ký tự. Nên ghép vài từ ngẫu nhiên.",
    passwordRepeats: "Mật khẩu phải khác tên đăng nhập và email của bạn",
    accept: { terms: "Tôi từ 18 tuổi trở lên và chấp nhận ", privacy: " và " },
    mustAccept: "Vui lòng chấp nhận các điều khoản",
    strength: "Độ mạnh của mật khẩu",
    strengths: { none: "Dễ đoán", weak: "Yếu", fair: "Trung bình", good: "Tốt", strong: "Mạnh" },
  },
  forgot: {
    title: "Quên mật khẩu?",
    text: "Nhập email của tài khoản. Chúng tôi sẽ gửi cho bạn liên kết để chọn mật khẩu mới.",
    submit: "Gửi liên kết",
    sentTitle: "Kiểm tra hộp thư của bạn",
    sent: (email: string) =>
      `Nếu có tài khoản dùng ${email}, chúng tôi đã gửi liên kết đến đó. Liên kết chỉ dùng được một lần và hết hạn sau 30 phút.`,
    back: "Về trang đăng nhập",
  },
  reset: {
    title: "Chọn mật khẩu mới",
    submit: "Lưu mật khẩu",
    done: "Đã đổi mật khẩu. Hãy đăng nhập bằng mật khẩu mới.",
    missing: "Liên kết này không đầy đủ. Hãy yêu cầu liên kết mới.",
    askAgain: "Yêu cầu liên kết mới",
    mustMatch: "Hai mật khẩu không khớp",
  },
  disabled: {
    title: "Cách đăng nhập này không được bật",
    text: "Cửa hàng này dùng một cách đăng nhập khác.",
    link: "Đến trang đăng nhập",
  },
};
