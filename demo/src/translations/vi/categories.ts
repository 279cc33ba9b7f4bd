import type { Translations } from "../translations.ts";

/** The categories of `demo/src/categories.ts` in Vietnamese. */
export const categories: Translations = {
  "sound-music": {
    name: "Âm thanh & nhạc cụ",
    description: "Tai nghe, loa và những nhạc cụ giữ đúng cao độ.",
  },
  "cameras-film": {
    name: "Máy ảnh & phim",
    description: "Máy ảnh phim, máy ảnh số và những gì đi kèm.",
  },
  "gadgets-desk": {
    name: "Công nghệ & bàn làm việc",
    description: "Máy tính, điện thoại và những món đồ điện nhỏ xung quanh.",
  },
  "games-toys": {
    name: "Trò chơi & đồ chơi",
    description: "Cho một Chủ nhật mưa, một mình hay cùng bạn bè.",
  },
  "watches-jewellery": {
    name: "Đồng hồ & trang sức",
    description: "Những món đeo ở cổ tay, ngón tay và ve áo.",
  },
  "shoes-style": {
    name: "Giày & thời trang",
    description: "Giày, quần áo và túi làm ra để dùng nhiều năm.",
  },
  "kitchen-treats": {
    name: "Bếp & quà ngọt",
    description: "Chảo, dao và ly, thêm chút ngọt ngào để kết bữa.",
  },
  "home-bath": {
    name: "Nhà cửa & phòng tắm",
    description: "Nội thất, đèn, dụng cụ và mọi thứ cho phòng tắm.",
  },
  "outdoors-garden": {
    name: "Dã ngoại & sân vườn",
    description: "Cho một đêm trong lều hay một buổi chiều giữa những chậu cây.",
  },
  "sport-cycling": {
    name: "Thể thao & xe đạp",
    description: "Bóng, vợt và mọi thứ có bánh.",
  },
  "paper-art": {
    name: "Giấy & mỹ thuật",
    description: "Bút, giấy và màu cho những ai vẫn thích dùng đôi tay.",
  },
  "coins-collectables": {
    name: "Tiền xu & sưu tầm",
    description: "Những câu chuyện nhỏ trên kệ: đồng xu, huy chương và vật lạ.",
  },
};
