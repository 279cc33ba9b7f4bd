import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/treats.ts` in Vietnamese. */
export const treats: Translations = {
  "sugarloom-toffee": {
    name: "Kẹo bơ mềm Sugarloom",
    description:
      "Một viên kẹo bơ mềm, nấu chậm trong chảo đồng và cắt bằng tay. Trước tiên là vị bơ, rồi đến caramel, sau cùng là vài hạt muối. Kẹo gói trong giấy sáp kẻ sọc, mở ra nghe sột soạt.\n\nThành phần: Đường, kem, bơ (sữa), si-rô glucose, muối\nTrọng lượng: 11 g\nHạn dùng: 4 tháng kể từ ngày đóng gói",
  },
  "sugarloom-lollipop": {
    name: "Kẹo mút Sugarloom",
    description:
      "Si-rô trái cây được đun sôi, kéo bằng tay rồi cuộn thành một bánh dẹt bảy màu. Vành ngoài vị mâm xôi, ở giữa vị chanh. Cứ thong thả mà đi, kẹo còn đến tận nhà.\n\nThành phần: Đường, si-rô glucose, nước ép trái cây, màu thực vật\nKích thước: Đường kính 6 cm, que 12 cm\nTrọng lượng: 32 g\nHạn dùng: 12 tháng kể từ ngày đóng gói",
  },
  "sugarloom-butter-cookie": {
    name: "Bánh quy bơ Sugarloom",
    description:
      "Một chiếc bánh to, giòn ở rìa và mềm ở giữa, rải những miếng sô-cô-la đen bẻ tay. Chúng tôi nướng mỗi tuần hai lần và gói từng chiếc khi bánh đã nguội. Để mười phút cạnh lò sưởi, bánh cũng chẳng hề gì.\n\nThành phần: Bột mì, bơ (sữa), đường, sô-cô-la đen, trứng, muối\nKích thước: Đường kính 11 cm\nTrọng lượng: 75 g\nHạn dùng: 3 tuần kể từ ngày nướng",
  },
  "sugarloom-popcorn": {
    name: "Bắp rang bơ Sugarloom",
    description:
      "Rang từng mẻ nhỏ, trộn muối biển và chút bơ khi còn nóng. Túi giấy sọc đỏ trắng tự đứng được trên bàn. Vừa đủ cho hai người và một bộ phim.\n\nThành phần: Bắp, dầu hướng dương, bơ (sữa), muối biển\nTrọng lượng: 90 g\nKích thước: 11 × 8 × 22 cm\nHạn dùng: 8 tuần kể từ ngày đóng gói",
  },
  "sugarloom-milk-chocolate": {
    name: "Sô-cô-la sữa Sugarloom",
    description:
      "Bốn mươi phần trăm ca cao làm nên một thanh sô-cô-la sữa có cá tính, ít ngọt hơn vẻ ngoài đỏ rực của nó. Sô-cô-la được khuấy hai ngày cho tan thật mịn, rồi đổ thành thanh mười lăm miếng. Ăn chưa hết, bạn chỉ cần gập giấy gói lại.\n\nThành phần: Đường, bơ ca cao, ca cao khối, sữa bột, vani\nTrọng lượng: 100 g\nKích thước: 15 × 7 × 1 cm\nHạn dùng: 9 tháng kể từ ngày đóng gói",
  },
  "sugarloom-heather-honey": {
    name: "Mật ong thạch nam Sugarloom",
    description:
      "Mật sẫm màu, đậm vị, lấy từ những tổ ong trên một sườn đồi, nơi thạch nam nở năm tuần vào cuối hè. Mật sánh gần như thạch, thoảng vị mạch nha và khói. Hũ sành nắp bần dùng xong lại thành ống cắm bút.\n\nThành phần: Mật ong hoa thạch nam\nTrọng lượng: 250 g\nXuất xứ: Scotland, từ một sườn đồi\nHạn dùng: 2 năm kể từ ngày vào hũ",
  },
  "sugarloom-sparkling-pear": {
    name: "Nước lê có ga Sugarloom",
    description:
      "Lê cuối mùa ép lạnh, để lắng trong, bọt mịn và không có cồn. Vị thanh hơn là ngọt, hậu vị phảng phất vỏ lê. Chai xanh đóng nút bần và dây thép, mở ra vẫn nổ giòn như thường.\n\nThành phần: Nước ép lê, khí carbonic\nSức chứa: 750 ml\nXuất xứ: Áo\nHạn dùng: 18 tháng kể từ ngày đóng chai",
  },
};
