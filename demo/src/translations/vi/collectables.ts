import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/collectables.ts` in Vietnamese. */
export const collectables: Translations = {
  "oldgate-lucky-envelope": {
    name: "Bao lì xì may mắn Oldgate",
    description:
      "Giấy đỏ dày, gấp tay và ép nhũ vàng dấu hiệu cát tường. Bao đựng vừa một tờ tiền, một lá thư ngắn hay tấm vé, cài nắp thay cho dán keo. Hãy trao bằng hai tay, đúng như tục lệ.\n\nChất liệu: Giấy nhuộm, nhũ vàng\nKích thước: 9 × 16,5 cm\nPhù hợp: Mọi tờ tiền, không cần gấp",
  },
  "oldgate-tram-ticket": {
    name: "Vé tàu điện Oldgate",
    description:
      "Tuyến, vùng và ngày được in bằng đúng kiểu chữ năm 1931, trên tấm bìa vàng mà người soát vé ngày trước vẫn bấm lỗ. Bản in lại này lồng vừa khung ảnh hoặc kẹp giữa trang sách. Vé không dùng được cho tuyến nào, xưa cũng như nay.\n\nChất liệu: Bìa in, 250 g/m²\nKích thước: 11 × 5 cm\nMàu sắc: Vàng\nPhiên bản: In lại từ vé năm 1931",
  },
  "oldgate-pheasant-feather": {
    name: "Lông chim trĩ Oldgate",
    description:
      "Vằn nâu và ánh đồng, xoay ra sáng thì óng lên. Chiếc lông rụng tự nhiên, được làm sạch, hấp thẳng và bịt kín ở gốc. Cài lên băng mũ hoặc dùng làm thẻ đánh dấu trang.\n\nChất liệu: Lông chim trĩ tự nhiên\nKích thước: Khoảng 28 cm\nChăm sóc: Vuốt bằng ngón tay khô\nXuất xứ: Nhặt sau mùa thay lông",
  },
  "oldgate-brass-token": {
    name: "Đồng xèng đồng thau Oldgate",
    description:
      "Ngày xưa, nó đổi được một vòng đu quay nay đã không còn. Đồng xèng dập từ đồng thau nguyên khối, viền nổi, nặng tay dễ chịu như tiền thật. Cứ để trong túi áo khoác, xoay xoay lúc chờ đợi.\n\nChất liệu: Đồng thau nguyên khối\nKích thước: Đường kính 28 mm, dày 2 mm\nTrọng lượng: 10 g\nChăm sóc: Đánh bóng, hoặc cứ để sẫm dần",
  },
  "oldgate-sea-shell": {
    name: "Vỏ ốc biển Oldgate",
    description:
      "Một vòng xoắn trắng cỡ quả mận, trong nhẵn, ngoài có gờ mảnh. Vỏ rỗng nhặt ở mép triều, rửa nước ngọt và không đánh bóng. Miệng ốc dày vừa tay, để lộ một thoáng tím.\n\nChất liệu: Vỏ ốc tự nhiên, không đánh bóng\nKích thước: 5–6 cm\nTrọng lượng: Khoảng 40 g\nXuất xứ: Bờ biển Đại Tây Dương",
  },
  "oldgate-rock-crystal": {
    name: "Thạch anh thô Oldgate",
    description:
      "Thạch anh nhạt màu, nguyên như khi lấy từ lòng đất, các mặt trong và lõi mờ sương. Một viên đầy lòng bàn tay, mát lâu hơn thủy tinh. Đặt trên bệ cửa sổ, nắng xiên sẽ vẽ rõ từng cạnh.\n\nChất liệu: Thạch anh tự nhiên, chưa cắt\nKích thước: 6–8 cm\nTrọng lượng: 150–200 g\nChăm sóc: Rửa bằng nước",
  },
  "oldgate-bronze-medal": {
    name: "Huy chương đồng Oldgate",
    description:
      "Có người về thứ ba trong một cuộc đua thuyền làng và đã rất tự hào. Mặt đồng ngả nâu dịu, số 3 nổi, mang dấu vài mùa hè nằm trong ngăn kéo. Huy chương treo trên dải ruy băng xanh mới có móc.\n\nChất liệu: Đồng nguyên khối, ruy băng cotton\nKích thước: Đường kính 45 mm, ruy băng 80 cm\nTrọng lượng: 42 g\nTrong hộp: Huy chương, ruy băng, túi vải",
  },
  "oldgate-clay-lamp": {
    name: "Đèn dầu đất nung Oldgate",
    description:
      "Dáng theo mẫu đèn La Mã, có chỗ tì ngón cái phía sau và vòi cho bấc. Rót dầu ô liu, đợi mười phút, đèn cháy ngọn nhỏ và đều suốt một tối. Đất nung đỏ vẫn đủ nguội để cầm đi.\n\nChất liệu: Đất sét đỏ nung, bấc cotton\nKích thước: 11 × 7,5 × 4 cm\nSức chứa: 40 ml dầu ô liu\nTrong hộp: Đèn, ba sợi bấc, thẻ hướng dẫn",
  },
  "oldgate-tin-saucer": {
    name: "Đĩa bay sắt tây Oldgate",
    description:
      "Lên dây cót, đĩa bay xoay tròn khắp mặt bàn và tự quay đi mỗi khi gặp mép. Thân, ô cửa và đinh tán đều in năm màu lên sắt tây như hồi thập niên năm mươi. Phi hành đoàn trong vòm kính trông khá hoảng hốt.\n\nChất liệu: Sắt tây in, lò xo thép\nKích thước: Đường kính 16 cm, cao 9 cm\nTrọng lượng: 190 g\nĐộ tuổi: Từ 14 tuổi\nTrong hộp: Đĩa bay, chìa lên dây",
  },
  "oldgate-stone-head": {
    name: "Tượng đầu đá Oldgate",
    description:
      "Mặt dài và lặng lẽ, chiếc đầu này giữ thẳng cả một kệ sách bìa mềm. Tượng đúc liền khối từ bột đá, bề mặt được làm cũ bằng tay. Nỉ ở đáy bảo vệ mặt gỗ, lưng phẳng để sách đứng sát vào.\n\nChất liệu: Đá đúc, đế nỉ\nKích thước: 12 × 10 × 19 cm\nTrọng lượng: 2,3 kg\nMàu sắc: Xám",
  },
  "oldgate-letter-opener": {
    name: "Dao rọc thư Oldgate",
    description:
      "Dáng một con dao găm nhỏ, chuôi gỗ, chắn tay mạ vàng và mặt kính đỏ khảm ở cán. Lưỡi cùn suốt chiều dài, chỉ đủ mảnh để luồn dưới mép phong bì. Chỉ dành cho thư từ.\n\nChất liệu: Thép không gỉ, đồng thau mạ vàng, gỗ óc chó, thủy tinh\nKích thước: 21 cm\nTrọng lượng: 95 g\nTrong hộp: Dao rọc thư, bao nhung",
  },
  "oldgate-theatre-masks": {
    name: "Mặt nạ sân khấu Oldgate",
    description:
      "Một chiếc cười trong sắc xanh, chiếc kia khóc trong sắc cam. Cả hai bồi từ nhiều lớp giấy, chà nhẵn và vẽ tay, gần như không nặng gì. Treo mỗi chiếc bằng một cây đinh, hoặc buộc bằng ruy băng cotton.\n\nChất liệu: Giấy bồi, thạch cao gesso, ruy băng cotton\nKích thước: Mỗi chiếc 18 × 24 × 9 cm\nTrọng lượng: Mỗi chiếc 110 g\nTrong hộp: Hai mặt nạ, hai đinh đồng",
  },
  "oldgate-silver-medal": {
    name: "Huy chương bạc Oldgate",
    description:
      "Hạng nhì, dập từ bạc nguyên khối và nặng so với cỡ của nó. Vòng nguyệt quế ôm lấy con số ở mặt trước, mặt sau có một dòng khắc và chỗ cho dòng nữa. Huy chương treo ruy băng lụa xanh, đặt trong hộp có bản lề.\n\nChất liệu: Bạc 925, ruy băng lụa\nKích thước: Đường kính 35 mm, dày 2 mm\nTrọng lượng: 20 g\nTrong hộp: Huy chương, ruy băng, hộp",
  },
  "oldgate-scale-satellite": {
    name: "Mô hình vệ tinh Oldgate",
    description:
      "Cánh pin mặt trời mở từng tấm như trên quỹ đạo, khớp lại với tiếng tách khẽ. Thân đúc kim loại bọc lá kim, mang hai ăng-ten chảo mỏng. Chân thép cong giữ vệ tinh lơ lửng trên bàn.\n\nChất liệu: Kim loại đúc, lá kim loại, tấm in\nKích thước: 34 cm khi mở cánh\nTrọng lượng: 620 g\nPhiên bản: Tỷ lệ một phần năm mươi\nTrong hộp: Vệ tinh, chân đế, tập sách nhỏ",
  },
  "oldgate-sea-chart": {
    name: "Hải đồ Oldgate",
    description:
      "In từ bản khắc nên từng đường hơi nổi dưới đầu ngón tay. Độ sâu ghi bằng sải, bãi cạn chấm li ti, và một con rắn biển đánh dấu nơi chưa ai đo đạc. Tờ hải đồ được cuộn trong ống dày, sẵn sàng để đóng khung.\n\nChất liệu: Giấy cotton, 300 g/m²\nKích thước: 70 × 50 cm\nPhiên bản: In từ bản đồng khắc tay\nChăm sóc: Lồng khung kính, tránh nắng trực tiếp\nTrong hộp: Hải đồ, giấy lót, ống đựng",
  },
  "oldgate-desk-globe": {
    name: "Quả địa cầu để bàn Oldgate",
    description:
      "Ban ngày là núi non và bờ biển; bật đèn bên trong lên, nó hiện quốc gia và biên giới. Trục nghiêng đúng góc trên cần đồng, chân gỗ sồi dẻ. Nút chỉnh trên dây biến nó thành chiếc đèn tối dịu dàng.\n\nKích thước: Đường kính 30 cm, cao 42 cm\nChất liệu: Acrylic in, đồng thau, gỗ sồi dẻ\nNguồn điện: LED 4 W, điện lưới\nTrọng lượng: 1,7 kg\nPhiên bản: Địa danh bằng tiếng Anh",
  },
  "oldgate-green-dragon": {
    name: "Rồng xanh Oldgate",
    description:
      "Chạm từ một khối đá xà phòng xanh duy nhất, từng khúc uốn lượn, rồi đánh sáp đến mượt như lụa. Vàng lá điểm trên mào và đầu móng vuốt. Rồng nằm yên trên chồng giấy và canh giữ không phiền ai.\n\nChất liệu: Đá xà phòng, vàng lá\nKích thước: 19 × 8 × 14 cm\nTrọng lượng: 1,6 kg\nChăm sóc: Phủi bụi bằng chổi mềm",
  },
  "oldgate-post-horn": {
    name: "Tù và bưu trạm Oldgate",
    description:
      "Ba hiệu lệnh xưa, đến nơi, khởi hành và phát nhanh, đều dễ thổi nhờ miệng kèn rộng. Vòng ống đồng bóng được cuốn và hàn bằng tay, bên dưới rủ dây đỏ có tua. Kèm bản nhạc cho cả ba hiệu lệnh.\n\nChất liệu: Đồng thau phủ bóng\nKích thước: 25 × 17 × 12 cm\nTrọng lượng: 520 g\nTrong hộp: Tù và, miệng kèn, dây tua, bản nhạc hiệu lệnh",
  },
  "oldgate-regatta-cup": {
    name: "Cúp đua thuyền Oldgate",
    description:
      "Mười một người thắng cuộc được khắc quanh thân cúp, và còn chỗ cho một cái tên nữa. Cúp bằng đồng thau mạ bạc, tráng vàng ấm, chân gỗ sồi dẻ nhuộm màu. Giá đã gồm khắc chữ tối đa hai mươi ký tự.\n\nChất liệu: Đồng thau mạ bạc và vàng, gỗ sồi dẻ\nKích thước: 22 × 14 × 31 cm\nTrọng lượng: 1,4 kg\nChăm sóc: Lau bằng khăn mềm",
  },
  "oldgate-apothecary-scales": {
    name: "Cân tiểu ly Oldgate",
    description:
      "Đòn cân tựa trên lưỡi thép tôi, nhạy đến một phần mười gam. Hai đĩa treo bằng xích mảnh, nhấc ra lau được, vít ở chân giúp chỉnh cột cân thăng bằng. Quả cân từ một đến năm mươi gam đứng trong khối gỗ riêng.\n\nChất liệu: Đồng thau nguyên khối, gỗ sồi dẻ\nKích thước: 32 × 14 × 36 cm\nSức chứa: 100 g, đọc đến 0,1 g\nTrong hộp: Cân, chín quả cân trong khối gỗ, nhíp",
  },
  "oldgate-festival-dolls": {
    name: "Búp bê lễ hội Oldgate",
    description:
      "Chàng mặc xanh, nàng mặc đỏ, cả hai ngồi rất thẳng trên bệ sơn mài. Áo gấm nhiều lớp khoác ngoài thân rơm và gỗ, gương mặt bằng đất trắng mịn. Hội xuân thì ra mắt, rồi ngủ trong hộp cho đến năm sau.\n\nChất liệu: Gấm lụa, gỗ, rơm, đất sét\nKích thước: Mỗi chiếc 24 × 18 × 26 cm\nTrong hộp: Hai búp bê, bệ, bình phong, hộp cất giữ\nChăm sóc: Giữ khô, tránh nắng",
  },
  "oldgate-quartz-cluster": {
    name: "Cụm thạch anh Oldgate",
    description:
      "Hàng chục ngọn tinh thể trong vắt mọc từ một gốc, ngọn mảnh như bút chì, ngọn to bằng cổ tay. Cả chín ký đều từ một khe núi Alps, chỉ làm sạch bằng nước. Chân gỗ sồi được chạm vừa khít với riêng cụm này.\n\nChất liệu: Pha lê đá tự nhiên, gỗ sồi\nKích thước: Khoảng 30 × 24 × 20 cm\nTrọng lượng: 9 kg\nXuất xứ: Dãy Alps\nTrong hộp: Cụm thạch anh, chân gỗ sồi, giấy ghi nơi tìm thấy",
  },
  "oldgate-small-gold-coin": {
    name: "Đồng vàng nhỏ Oldgate",
    description:
      "Vàng ròng không lớn hơn chiếc cúc áo, một mặt là sảnh cột, mặt kia là khối lượng. Đồng vàng nằm trong vỉ trong niêm kín, mang cùng số với giấy chứng nhận. Hãy giữ cả hai bên nhau, vì người mua sẽ hỏi.\n\nChất liệu: Vàng ròng 999,9\nTrọng lượng: 3,11 g, một phần mười ounce troy\nKích thước: Đường kính 16 mm, dày 1,2 mm\nTrong hộp: Đồng vàng niêm kín, giấy chứng nhận",
  },
  "oldgate-founders-medal": {
    name: "Huy chương sáng lập Oldgate",
    description:
      "Ngày bến cảng khánh thành, huy chương này được trao cho những người góp tiền đặt viên đá đầu tiên. Dập bằng vàng hai mươi hai kara, cầu cảng chạm nổi, ruy băng lụa xanh. Hộp nguyên bản cài móc đồng, vẫn thoảng mùi gỗ tuyết tùng.\n\nChất liệu: Vàng 22K, ruy băng lụa\nTrọng lượng: 12 g\nKích thước: Đường kính 26 mm\nTrong hộp: Huy chương, ruy băng, hộp, giấy chứng nhận",
  },
  "oldgate-large-gold-coin": {
    name: "Đồng vàng lớn Oldgate",
    description:
      "Nửa ounce cầm trên tay nặng hơn vẻ ngoài của nó. Đúc trong năm nay từ vàng ròng, mặt khắc sảnh cột trong viền hạt. Vỏ niêm kín giữ mặt bóng gương, giấy chứng nhận ghi khối lượng, độ tinh khiết và số hiệu.\n\nChất liệu: Vàng ròng 999,9\nTrọng lượng: 15,55 g, nửa ounce troy\nKích thước: Đường kính 28 mm, dày 1,6 mm\nTrong hộp: Đồng vàng trong vỏ niêm kín, giấy chứng nhận",
  },
};
