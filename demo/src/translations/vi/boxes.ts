import type { Translations } from "../translations.ts";

/** The boxes of `demo/src/boxes/` in Vietnamese. */
export const boxes: Translations = {
  "the-penny-drawer": {
    name: "Ngăn kéo tiền lẻ",
    description: "Ngăn kéo cạnh quầy tính tiền: đinh ghim, kẹo, kẹp giấy, và đôi khi một món chẳng hiểu sao lại ở đó.",
  },
  "sweet-counter": {
    name: "Quầy kẹo",
    description: "Một túi giấy lấy từ quầy. Phần lớn là kẹo, thỉnh thoảng là chiếc ấm trà.",
  },
  "pencil-case": {
    name: "Hộp bút",
    description: "Tất cả những gì một bàn học ngốn hết. Cây bút ngòi vàng cũng ở trong đó.",
  },
  "pocket-money": {
    name: "Tiền tiêu vặt",
    description: "Đồ chơi nhỏ cho những đồng xu nhỏ, dưới đáy là một chiếc trực thăng.",
  },
  windowsill: {
    name: "Bên bệ cửa sổ",
    description: "Củ hoa, hạt giống và những chậu nhỏ. Một trong số đó lớn thành đài phun nước.",
  },
  "rummage-tray": {
    name: "Khay đồ cũ",
    description: "Những gì một ngôi nhà cũ để lại khi được dọn đi. Phần lớn là đồng thau, lâu lâu mới có vàng.",
  },
  washstand: {
    name: "Kệ rửa mặt",
    description: "Những món giản dị cho kệ phòng tắm. Đằng sau chúng, đôi khi là một chiếc sen tắm mưa.",
  },
  "desk-drawer": {
    name: "Ngăn bàn làm việc",
    description: "Những món hữu ích cho mặt bàn gọn gàng, đến cả bàn phím.",
  },
  "game-night": {
    name: "Đêm chơi cờ bài",
    description: "Bài, phi tiêu và tranh ghép cho một tối ở nhà. Hiếm nhất trong đó là bộ cờ gỗ óc chó.",
  },
  "corner-kitchen": {
    name: "Góc bếp nhỏ",
    description: "Thêm một chiếc thìa, thêm một chiếc ly. Sớm muộn rồi cũng đến con dao tốt.",
  },
  "toy-chest": {
    name: "Rương đồ chơi",
    description: "Sắt tây, gỗ và thú bông, cho trẻ em ở mọi lứa tuổi.",
  },
  lapel: {
    name: "Trên ve áo",
    description: "Ghim cài và bùa nhỏ trong chiếc hộp xinh. Viên topaz là thật, và hiếm.",
  },
  matinee: {
    name: "Suất chiếu chiều",
    description: "Một buổi chiều ở rạp: tấm vé, chút đồ ăn, và có thể là chiếc máy chiếu.",
  },
  "garden-shed": {
    name: "Nhà kho trong vườn",
    description: "Những dụng cụ nằm trong kho từ thuở nào, và chiếc ghế để ngồi nghỉ sau đó.",
  },
  "saturday-match": {
    name: "Trận đấu thứ Bảy",
    description: "Cho công viên, nhà thi đấu và mặt hồ tháng Giêng. Bộ ván trượt tuyết thì phải cần may mắn.",
  },
  "good-socks": {
    name: "Đôi tất tốt",
    description: "Bắt đầu bằng đôi tất. Có thể kết thúc bằng đôi giày để đi cùng.",
  },
  "night-desk": {
    name: "Bàn làm việc đêm",
    description: "Những người bạn nhỏ chạy điện cho giờ khuya. Nằm dưới cùng là chiếc điện thoại nhỏ gọn.",
  },
  "long-weekend": {
    name: "Cuối tuần dài",
    description: "Hai đêm xa nhà, do một người không quên thứ gì xếp sẵn hành lý.",
  },
  "listening-room": {
    name: "Phòng nghe nhạc",
    description: "Dành cho người đặt đĩa lên rồi ngồi xuống.",
  },
  "dinner-for-six": {
    name: "Bữa tối sáu người",
    description: "Bày bàn trước, rồi đến nồi chảo. Con dao thép nhiều lớp là món hiếm nhất.",
  },
  "second-player": {
    name: "Người chơi thứ hai",
    description: "Cần, tay cầm và bàn cờ cho hai người. Đứng sau tất cả là tủ arcade.",
  },
  "curiosity-cabinet": {
    name: "Tủ đồ lạ",
    description: "Một kệ những món lạ và đáng yêu. Phần lớn là đồng và đá, vài món là vàng.",
  },
  darkroom: {
    name: "Phòng tối",
    description: "Phim trước, ống kính sau. Chiếc rangefinder nằm tận trong cùng.",
  },
  pavement: {
    name: "Dạo phố",
    description: "Những đôi giày để đi, và một đôi đánh số để giữ. Da từ những xưởng vẫn còn nhận thay đế.",
  },
  "practice-room": {
    name: "Phòng tập nhạc",
    description: "Những nhạc cụ muốn được chơi. Cây saxophone đã đợi lâu hơn cả.",
  },
  basecamp: {
    name: "Trại nền",
    description: "Giày, lều và ván trượt cho một chuyến thám hiểm thực thụ. Trong này có một món mang cánh buồm.",
  },
  "free-wheel": {
    name: "Thả bánh",
    description: "Mọi thứ biết lăn, từ bốn bánh nhỏ đến hai bánh lớn.",
  },
  "the-jewellers-tray": {
    name: "Khay của thợ kim hoàn",
    description: "Đồng hồ và đá quý dưới cùng một ngọn đèn. Giấy chứng nhận nào cũng có trong hộp.",
  },
  "workshop-nine": {
    name: "Xưởng số chín",
    description: "Máy móc nghiêm túc cho công việc nghiêm túc, và chiếc máy in văn phòng nào cũng cần.",
  },
  "the-long-gallery": {
    name: "Hành lang trưng bày",
    description:
      "Những món tinh tuyển của chúng tôi, sau cùng một cánh cửa. Viên kim cương xanh là thật, và tỷ lệ cũng vậy.",
  },
  "winter-fair": {
    name: "Hội chợ mùa đông",
    description: "Nến, len và giày trượt. Hội chợ mở lại khi tuyết đầu mùa phủ xuống.",
  },
};
