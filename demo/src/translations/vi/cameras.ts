import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/cameras.ts` in Vietnamese. */
export const cameras: Translations = {
  "lumvik-blank-video-cassette": {
    name: "Băng video trắng Lumvik",
    description:
      "Cuộn băng này thuộc mẻ cuối cùng từng được tráng, quấn vào mùa xuân và bọc kín từ đó đến nay. Băng ghi được ba giờ ở tốc độ chuẩn, có lẫy để bẻ khi bạn muốn giữ lại bản ghi. Trong vỏ có sẵn một tờ nhãn dán.\n\nSức chứa: 180 phút\nKích thước: 18,8 × 10,4 × 2,5 cm\nChất liệu: Băng từ crôm điôxít nửa inch\nTrong hộp: Băng, vỏ giấy cứng, tờ nhãn dán",
  },
  "lumvik-colour-film": {
    name: "Phim màu Lumvik",
    description:
      "Ba mươi sáu kiểu với màu da trung thực, hạt đủ mịn để rửa ảnh khổ lớn. ISO 200 hợp ngày nắng, ánh sáng bên cửa sổ và đôi tay kiên nhẫn. Phòng lab nào tráng phim âm bản màu cũng nhận.\n\nSức chứa: 36 kiểu ở ISO 200\nPhù hợp: Mọi máy ảnh 35 mm\nChăm sóc: Giữ dưới 20 °C, tráng trong vòng hai năm\nTrong hộp: Một cuộn phim trong hộp nhựa",
  },
  "lanternhouse-cinema-ticket": {
    name: "Vé xem phim Lanternhouse",
    description:
      "Một ghế tại rạp Lanternhouse, dưới vòm trần đầy sao đắp nổi, xem phim nào, tối nào tùy bạn. Tấm vé dày có cuống đục lỗ để người soát vé xé tay. Vé có hạn hai năm: đổi tại quầy hoặc đặt hàng ghế bằng số in trên vé.\n\nChất liệu: Giấy cứng in chữ chì\nKích thước: 14 × 6 cm\nSức chứa: Một ghế, mọi phim, mọi buổi tối",
  },
  "lumvik-oak-photo-frame": {
    name: "Khung ảnh gỗ sồi Lumvik",
    description:
      "Gỗ sồi nguyên khối ghép góc xiên, lau dầu để vân gỗ vẫn hiện rõ. Sau lớp kính thật là bìa lót vát cạnh, chừa cho tấm ảnh chút khoảng thở. Bốn chốt xoay mở mặt lưng; khung treo dọc, treo ngang hoặc đặt trên kệ.\n\nChất liệu: Gỗ sồi nguyên khối, kính, bìa lót không axit\nKích thước: 24 × 29 × 2 cm\nPhù hợp: Ảnh cỡ 13 × 18 cm\nChăm sóc: Lau bụi bằng khăn khô",
  },
  "lumvik-clapperboard": {
    name: "Bảng clapper Lumvik",
    description:
      "Hai thanh gỗ chập nhau một tiếng gọn, dựng phim tìm ra ngay trên đường tiếng. Cảnh và lần quay viết bằng phấn lên bảng, lau một lượt là sạch. Nam châm ở bản lề giữ bảng khép lại khi bỏ túi.\n\nChất liệu: Gỗ dương sơn phủ\nKích thước: 30 × 26 × 1,5 cm\nTrọng lượng: 480 g\nTrong hộp: Bảng clapper, bốn viên phấn, khăn lau",
  },
  "lumvik-point-and-shoot": {
    name: "Máy ảnh ngắm chụp Lumvik",
    description:
      "Từ một mét rưỡi đến chân trời đều nét, nên chẳng phải chỉnh gì. Ngón cái xoay bánh lên phim, đèn flash liền thân sạc trong tám giây. Máy lọt túi áo khoác và bị bỏ quên trong đó cũng không sao.\n\nThấu kính: 31 mm f/9, lấy nét cố định\nPin: Một pin AAA, không kèm theo\nKích thước: 11,5 × 6,5 × 4 cm\nTrọng lượng: 155 g\nTrong hộp: Máy ảnh, dây đeo cổ tay",
  },
  "lumvik-tabletop-telescope": {
    name: "Kính thiên văn để bàn Lumvik",
    description:
      "Nhỏ vừa bệ cửa sổ mà thấy được miệng hố trên Mặt Trăng, vành đai Sao Thổ và cả ống khói nhà hàng xóm. Chân máy thấp đặt được trên mọi mặt bàn, xoay êm bằng một tay. Ống ngắm chấm đỏ giúp bạn ngắm trúng ngay tối đầu tiên.\n\nThấu kính: 70 mm, tiêu cự 400 mm\nPhạm vi: 16 đến 67 lần với hai thị kính\nKích thước: 43 × 20 × 35 cm\nTrọng lượng: 1,9 kg\nTrong hộp: Kính thiên văn, chân máy, hai thị kính, ống ngắm chấm đỏ",
  },
  "lumvik-half-frame-camera": {
    name: "Máy ảnh nửa khung Lumvik",
    description:
      "Mỗi ảnh chỉ chiếm nửa khung, nên một cuộn phim thường cho bảy mươi hai kiểu. Ống kính thủy tinh ưa ánh sáng ngày, chụp chiều nắng rất sắc, còn trong nhà đã có đèn flash nhỏ. Cầm máy dọc để chụp phong cảnh, cầm ngang để chụp chân dung.\n\nThấu kính: 32 mm f/3,5, thủy tinh\nSức chứa: 72 kiểu trên phim 36 kiểu\nPin: Một pin lithium, kèm theo\nTrọng lượng: 270 g\nTrong hộp: Máy ảnh, dây đeo, pin, bao da",
  },
  "lumvik-desk-microscope": {
    name: "Kính hiển vi để bàn Lumvik",
    description:
      "Ba vật kính trên mâm xoay kim loại cho thấy vỏ hành, sinh vật nước ao và vảy cánh bướm. Đèn dưới bàn soi chỉnh được độ sáng, núm thô và núm tinh đủ đầm cho bàn tay nhỏ. Có sẵn tiêu bản, nên chỉ một phút là được nhìn.\n\nPhạm vi: 40 đến 600 lần\nChất liệu: Thân kim loại, thấu kính thủy tinh\nKích thước: 16 × 12 × 30 cm\nNguồn điện: LED, adapter hoặc ba pin AA\nTrong hộp: Kính hiển vi, 12 tiêu bản, 20 lam kính trắng, nhíp",
  },
  "lumvik-portable-television": {
    name: "Tivi xách tay Lumvik",
    description:
      "Vỏ máy mang dáng của thời màn hình còn dày, nhờ vậy có chỗ cho một chiếc loa ra loa. Sau mặt kính là tấm nền hiện đại, phát nội dung qua mạng trong nhà. Hai cần ăng-ten chỉ để ngắm, còn núm chuyển kênh thì xoay thật.\n\nMàn hình: 24 cm, 1280 × 800 điểm ảnh\nKích thước: 34 × 26 × 24 cm\nTrọng lượng: 3,4 kg\nNguồn điện: Điện lưới, 18 W\nBảo hành: 2 năm",
  },
  "lumvik-film-projector": {
    name: "Máy chiếu phim nhựa Lumvik",
    description:
      "Những cuộn phim tám milimét chạy qua máy êm như quạt bàn. Đèn LED mát thay bóng cũ, nên bạn dừng ở một khung hình mà phim không cháy. Máy tự lên phim, có cảm biến vòng phim để nâng niu những mối nối giòn.\n\nThấu kính: Zoom 15–25 mm, f/1,3\nPhù hợp: Phim 8 mm, cuộn dài đến 120 m\nKích thước: 28 × 19 × 26 cm\nTrọng lượng: 5,2 kg\nTrong hộp: Máy chiếu, cuộn không, dây nguồn",
  },
  "lumvik-pocket-camcorder": {
    name: "Máy quay bỏ túi Lumvik",
    description:
      "Mắt kề khung ngắm thì tay vững, kể cả khi zoom hết cỡ. Hình ổn định ghi thẳng vào thẻ nhớ, micro liền thân có mút chắn gió. Một lần sạc quay được một giờ, vừa bằng một vở kịch ở trường.\n\nThấu kính: Zoom 26–520 mm, f/1,8–3,4, chống rung\nPin: 60 phút, sạc qua USB-C\nKích thước: 12 × 6 × 6,5 cm\nTrọng lượng: 310 g\nTrong hộp: Máy quay, pin, thẻ 64 GB, cáp",
  },
  "lumvik-refractor-telescope": {
    name: "Kính thiên văn khúc xạ Lumvik",
    description:
      "Chín mươi milimét thủy tinh tráng phủ đưa về trước mắt các hành tinh, sao đôi và những cụm sao sáng. Núm vi chỉnh bám theo chúng trên bầu trời không chút giật, chân thép hết rung trong một giây. Lần lắp đầu tiên mất hai mươi phút.\n\nThấu kính: Tiêu sắc 90 mm, tiêu cự 900 mm\nPhạm vi: 36 đến 180 lần với ba thị kính\nTrọng lượng: 9,6 kg\nTrong hộp: Kính thiên văn, giá đỡ, chân máy, ba thị kính, ống ngắm\nBảo hành: 5 năm",
  },
  "lumvik-mirrorless-camera": {
    name: "Máy ảnh không gương lật Lumvik",
    description:
      "Ba bánh xe, mỗi bánh một việc, và vẫn hiện thông số khi máy đã tắt. Cảm biến full-frame chụp tốt dưới ánh nến và để bạn thoải mái cắt ảnh. Thân magie cùng gioăng cao su ngăn được mưa phùn.\n\nThấu kính: 28–60 mm f/4–5,6, tháo rời được\nSức chứa: 24 megapixel, hai khe thẻ\nPin: 520 ảnh, sạc qua USB-C\nTrọng lượng: 690 g kèm ống kính\nTrong hộp: Máy ảnh, ống kính, dây đeo, pin, cáp",
  },
  "lumvik-cine-camera": {
    name: "Máy quay phim nhựa Lumvik",
    description:
      "Dành cho phim mười sáu milimét, đại tu bằng tay, thay từ gioăng đến mỡ bôi trơn. Xoay mâm để đổi giữa ba ống kính, rồi kéo nét theo vạch khắc. Thạch anh giữ động cơ đúng 24 khung mỗi giây, nên tiếng thu riêng vẫn khớp hình.\n\nThấu kính: 10 mm, 25 mm và 75 mm trên mâm xoay\nSức chứa: 30 m phim 16 mm, khoảng 2¾ phút\nPin: Sạc lại được, 12 cuộn mỗi lần sạc\nTrọng lượng: 3,8 kg\nTrong hộp: Máy quay, ba ống kính, bộ sạc, vali, sổ bảo dưỡng",
  },
  "lumvik-rangefinder": {
    name: "Máy ảnh rangefinder Lumvik",
    description:
      "Lớp sơn đen phủ trên đồng thau nguyên khối sẽ mòn dần ở các cạnh, và chủ máy thường thích vậy. Khung ngắm rộng, sáng, đường khung dịch theo khi bạn lấy nét. Bên trong, màn trập vải chạy êm đến mức mọi người cứ thế trò chuyện tiếp.\n\nThấu kính: 50 mm f/2, tháo rời được\nPhù hợp: Phim 35 mm\nChất liệu: Đồng thau, sơn men đen, da\nTrọng lượng: 780 g kèm ống kính\nBảo hành: 5 năm, kèm lần bảo dưỡng đầu",
  },
};
