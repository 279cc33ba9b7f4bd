import { defineHeadings } from "../texts.ts";

/** The headings of the operators' list of people. */
export const peopleHeadings = defineHeadings({
  userName: { en: "Username", fr: "Nom d’utilisateur", vi: "Tên đăng nhập", cn: "用户名", ar: "اسم المستخدم" },
  name: { en: "Name", fr: "Nom", vi: "Họ tên", cn: "姓名", ar: "الاسم" },
  email: { en: "Email", fr: "E-mail", vi: "Email", cn: "邮箱", ar: "البريد الإلكتروني" },
  joined: { en: "Joined", fr: "Inscription", vi: "Tham gia", cn: "注册时间", ar: "الانضمام" },
  state: { en: "State", fr: "État", vi: "Trạng thái", cn: "状态", ar: "الحالة" },
});
