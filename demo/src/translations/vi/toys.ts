import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/toys.ts` in Vietnamese. */
export const toys: Translations = {
  "tumblewick-balloon": {
    name: "Bóng bay Tumblewick",
    description:
      "Một quả bóng đỏ, cao su tự nhiên đủ dày để thổi bằng miệng. Bơm không khí, bóng căng ba ngày; bơm heli, bóng bay một ngày. Một mét ruy băng xanh giữ bóng không bỏ đi sớm.\n\nChất liệu: Mủ cao su tự nhiên\nKích thước: Đường kính 28 cm\nTrong hộp: Bóng bay, 1 m ruy băng\nĐộ tuổi: Từ 8 tuổi, nhỏ tuổi hơn cần có người lớn",
  },
  "tumblewick-bubble-mix": {
    name: "Nước thổi bong bóng Tumblewick",
    description:
      "Chai nhỏ dung dịch sánh, que thổi gắn trong nắp nên lúc nào cũng sẵn. Bong bóng ra chậm, phồng to và trôi hồi lâu rồi mới tan. Hết thì pha thêm nước và nước rửa bát.\n\nSức chứa: 60 ml\nKích thước: 3,8 × 3,8 × 11 cm\nTrọng lượng: 78 g\nThành phần: Nước, xà phòng thực vật, glycerin\nĐộ tuổi: Từ 3 tuổi",
  },
  "tumblewick-splash-pistol": {
    name: "Súng nước Tumblewick",
    description:
      "Nửa lít cho trận chiến ngoài vườn, bơm bằng một ngón tay. Bình xanh lá hứng dưới vòi qua nắp rộng mà tay ướt cũng vặn được. Bóp cò, một tia mảnh và lạnh vút qua bãi cỏ.\n\nChất liệu: Nhựa tái chế\nSức chứa: 500 ml\nPhạm vi: Đến 8 m\nKích thước: 27 × 6 × 16 cm\nĐộ tuổi: Từ 5 tuổi",
  },
  "tumblewick-yo-yo": {
    name: "Yo-yo Tumblewick",
    description:
      "Hai nửa gỗ phong nhuộm tím gặp nhau ở trục thép, để dây quay tại chỗ đếm được đến mười. Trọng lượng dồn ra vành nên người mới chơi cũng giữ thăng bằng được. Kèm chỉ cotton đủ cho ba sợi dây.\n\nChất liệu: Gỗ phong nhuộm, trục thép\nKích thước: 5,6 × 3,6 cm\nTrọng lượng: 58 g\nTrong hộp: Yo-yo, chỉ cotton cho ba sợi dây\nĐộ tuổi: Từ 6 tuổi",
  },
  "tumblewick-balsa-plane": {
    name: "Máy bay gỗ balsa Tumblewick",
    description:
      "Luồn cánh qua thân, cài đuôi vào, một phút là xong. Gỗ balsa mỏng và cục nặng nhỏ ở mũi đưa máy bay đi hết công viên vào ngày lặng gió. Uốn cánh tà, nó bay vòng tròn.\n\nChất liệu: Gỗ balsa\nKích thước: 30 × 28 cm\nTrọng lượng: 19 g\nTrong hộp: Máy bay bốn phần, tờ hình dán\nĐộ tuổi: Từ 6 tuổi",
  },
  "tumblewick-magic-wand": {
    name: "Đũa phép Tumblewick",
    description:
      "Chiếc đũa đen đầu trắng, bên trong rỗng và giấu nhiều hơn mức nên giấu. Tập sách giải thích mười hai trò với đồng xu, dây và bài, viết cho một đứa trẻ kiên nhẫn làm theo được. Khăn lụa đã sẵn cho trò đầu tiên.\n\nChất liệu: Gỗ sồi dẻ sơn\nKích thước: 30 × 1,4 cm\nSố trang: Tập sách 32 trang\nTrong hộp: Đũa, tập sách, khăn lụa\nĐộ tuổi: Từ 7 tuổi",
  },
  "tumblewick-rubber-tyrannosaur": {
    name: "Khủng long bạo chúa cao su Tumblewick",
    description:
      "Cao su tự nhiên mềm, uốn được, bóp được rồi bật lại, đuôi đủ rộng để đứng. Nhìn xa thì dữ, lại gần thì có vẻ lo lắng. Tay nhỏ cầm vừa cổ, và nó nổi trong bồn tắm.\n\nChất liệu: Cao su tự nhiên\nKích thước: 21 × 9 × 17 cm\nTrọng lượng: 190 g\nMàu sắc: Xanh lá\nĐộ tuổi: Từ 2 tuổi",
  },
  "tumblewick-beech-boomerang": {
    name: "Boomerang gỗ sồi dẻ Tumblewick",
    description:
      "Gỗ sồi dẻ hấp hơi uốn thành khuỷu, hai cánh bào để xoay trong gió. Nó sẽ quay về nếu bạn đọc tờ hướng dẫn, trong đó giải thích cả về gió. Tìm một bãi trống và để chó ở nhà.\n\nChất liệu: Gỗ sồi dẻ uốn hơi, dải sơn\nKích thước: 38 × 4,5 cm\nTrọng lượng: 110 g\nPhạm vi: Vòng bay khoảng 25 m\nĐộ tuổi: Từ 10 tuổi",
  },
  "tumblewick-die-cast-tractor": {
    name: "Máy kéo đúc Tumblewick",
    description:
      "Kim loại đặc, nặng đến mức trẻ con nhận ra. Bánh trước bẻ lái, buồng lái xanh lá mở được, móc sau kéo mọi rơ-moóc có vòng. Lốp cao su dày lăn êm trên sàn gỗ.\n\nChất liệu: Kẽm đúc, lốp cao su\nKích thước: 13 × 7 × 8 cm\nTrọng lượng: 310 g\nMàu sắc: Xanh lá\nĐộ tuổi: Từ 3 tuổi",
  },
  "tumblewick-plush-penguin": {
    name: "Chim cánh cụt bông Tumblewick",
    description:
      "Chú cánh cụt nhỏ tự ngồi được nhờ túi hạt ở đáy. Lông nhung ngắn và dày, lưng tím sẫm, bụng trắng. Mỏ và chân bằng nỉ, mắt khâu chứ không dán.\n\nChất liệu: Nhung polyester, nỉ, hạt nhựa\nKích thước: 12 × 10 × 18 cm\nTrọng lượng: 140 g\nĐộ tuổi: Từ 1 tuổi\nChăm sóc: Giặt ở 30 °C",
  },
  "tumblewick-tin-rocket": {
    name: "Tên lửa sắt tây Tumblewick",
    description:
      "Lên cót, tên lửa băng qua sàn trên bánh xe giấu kín, đá lửa sau ô cửa bắn tia vô hại. Sắt tây in đỏ trắng với những đinh tán không có thật. Chìa gắn liền nên không có gì để mất.\n\nChất liệu: Sắt tây in, cót thép\nKích thước: 17 × 7 × 8 cm\nTrọng lượng: 150 g\nBộ máy: Cót, khoảng 20 giây\nĐộ tuổi: Từ 4 tuổi",
  },
  "tumblewick-diamond-kite": {
    name: "Diều hình thoi Tumblewick",
    description:
      "Bốn mảng màu tươi trên hai thanh mảnh tháo rời được, nên diều gập lại bằng cây thước. Chỉ gió nhẹ là diều lên, lực kéo vừa sức trẻ. Nơ dọc đuôi giữ diều thăng bằng.\n\nChất liệu: Polyester ripstop, thanh sợi thủy tinh\nKích thước: 68 × 72 cm, gập lại 35 cm\nTrọng lượng: 95 g\nTrong hộp: Diều, đuôi, 40 m dây trên cuộn\nĐộ tuổi: Từ 5 tuổi",
  },
  "tumblewick-small-bear": {
    name: "Gấu bông nhỏ Tumblewick",
    description:
      "Hai mươi phân nhung nâu mềm, mũi thêu và vẻ hơi nghiêm. Tay đủ dài để vắt qua quai túi. Gấu vào máy giặt ở ba mươi độ và trở ra vẫn là chú gấu ấy.\n\nChất liệu: Nhung và ruột polyester\nKích thước: Cao 20 cm\nTrọng lượng: 130 g\nĐộ tuổi: Từ sơ sinh\nChăm sóc: Giặt ở 30 °C, phơi nơi thoáng",
  },
  "tumblewick-rainbow-abacus": {
    name: "Bàn tính cầu vồng Tumblewick",
    description:
      "Mười hạt trên mỗi dây trong năm dây, khung bo góc. Gỗ sồi dẻ nhuộm màu an toàn khi bé gặm, hạt trượt lách cách vui tai. Dùng để đếm, xếp hình hay chỉ để lắc.\n\nChất liệu: Gỗ sồi dẻ nhuộm, dây thép\nKích thước: 24 × 6 × 26 cm\nTrọng lượng: 460 g\nĐộ tuổi: Từ 18 tháng\nChăm sóc: Lau bằng khăn ẩm",
  },
  "tumblewick-paper-donkey": {
    name: "Lừa giấy đựng kẹo Tumblewick",
    description:
      "Hình lừa cho bữa tiệc, bằng bìa và giấy nhún, dán tay bảy lớp màu tươi. Mở nắp sau lưng và đổ vào đến một ký kẹo. Treo bằng quai, chuyền tay cây gậy và đứng lùi ra xa.\n\nChất liệu: Bìa cứng, giấy nhún\nKích thước: 38 × 13 × 48 cm\nSức chứa: 1 kg kẹo\nTrọng lượng: 420 g\nĐộ tuổi: Từ 4 tuổi, có người lớn đi cùng",
  },
  "tumblewick-clockwork-racer": {
    name: "Xe đua dây cót Tumblewick",
    description:
      "Xe đua sắt tây có tay lái, chìa lên dây và lốp cao su bám sàn bếp. Lên đầy cót, xe chạy chín mét với tốc độ đáng xem. Bánh lái chỉnh được để chạy thẳng hoặc vòng tròn.\n\nChất liệu: Sắt tây in, lốp cao su\nKích thước: 19 × 8 × 6 cm\nTrọng lượng: 210 g\nBộ máy: Cót, đến 9 m\nĐộ tuổi: Từ 4 tuổi",
  },
  "tumblewick-nesting-dolls": {
    name: "Búp bê lồng nhau Tumblewick",
    description:
      "Năm búp bê gỗ đoạn, con này trong con kia, vẽ tay màu đỏ, trắng và chút vàng. Hai nửa khít nhau, xoay là mở. Con cuối cùng chỉ bằng hạt đậu, nên hãy để mắt tới cô bé.\n\nChất liệu: Gỗ đoạn sơn\nKích thước: Cao từ 15 cm đến 1,5 cm\nTrọng lượng: 160 g\nPhiên bản: Vẽ tay, mỗi gương mặt một khác\nĐộ tuổi: Từ 5 tuổi",
  },
  "tumblewick-palm-helicopter": {
    name: "Trực thăng mini Tumblewick",
    description:
      "Hai ngón cái đưa nó lượn khắp phòng khách, mỗi lần mười phút. Con quay hồi chuyển giữ thăng bằng, cánh quạt dẻo dừng lại khi chạm rèm. Muốn sạc, cắm vào tay điều khiển nửa giờ.\n\nChất liệu: Mút và nhựa dẻo\nPin: 10 phút, sạc trong 30 phút\nPhạm vi: 15 m trong nhà\nTrong hộp: Trực thăng, tay điều khiển, cánh quạt dự phòng\nĐộ tuổi: Từ 8 tuổi",
  },
  "tumblewick-carousel-music-box": {
    name: "Hộp nhạc ngựa quay Tumblewick",
    description:
      "Vặn chìa, chú ngựa nhấp nhô trên cột vàng theo điệu valse chậm. Bộ máy đồng thau mười tám nốt nằm trong đế tròn gỗ sơn. Chân nỉ bảo vệ mặt kệ.\n\nChất liệu: Gỗ sồi dẻ sơn, nhựa resin vẽ màu, đồng thau\nBộ máy: Cót, 18 nốt\nThời lượng: Khoảng 3 phút\nKích thước: 12 × 12 × 19 cm\nTrọng lượng: 520 g",
  },
  "tumblewick-wooden-castle": {
    name: "Lâu đài gỗ Tumblewick",
    description:
      "Hai mươi sáu khối xếp thành tường, bốn tháp và cánh cổng mở trên chốt đồng. Không gì dán cố định, nên sau mỗi trận vây thành lại đổi được sơ đồ. Gỗ sồi dẻ chà nhẵn, mái đỏ và hai lá cờ xanh.\n\nChất liệu: Gỗ sồi dẻ, sơn gốc nước\nKích thước: 48 × 36 × 42 cm khi dựng xong\nTrọng lượng: 3,8 kg\nTrong hộp: 26 khối, hai lá cờ, túi cotton\nĐộ tuổi: Từ 3 tuổi",
  },
  "tumblewick-mohair-bear": {
    name: "Gấu mohair sưu tầm Tumblewick",
    description:
      "Chú gấu sưu tầm bằng mohair xoăn, có khớp ở cổ, tay và chân để ngồi, đứng và quay đi. Ruột nhồi chắc bằng sợi gỗ, ôm vào nghe lạo xạo. Số thứ tự thêu ở bàn chân trái.\n\nChất liệu: Mohair, sợi gỗ, mắt thủy tinh\nKích thước: Cao 35 cm\nTrọng lượng: 580 g\nPhiên bản: Đánh số ở bàn chân trái\nĐộ tuổi: Từ 14 tuổi",
  },
  "tumblewick-steam-train-set": {
    name: "Bộ tàu hỏa hơi nước Tumblewick",
    description:
      "Đầu máy đen đỏ kéo ba toa quanh bốn mét đường ray, ống khói phả làn hơi nhẹ. Nhỏ nước bằng ống bóp rồi xoay núm để khởi hành. Ray gài vào nhau không cần dụng cụ.\n\nChất liệu: Kim loại đúc, ray nhựa\nNguồn điện: Biến áp điện lưới, 12 V\nKích thước: Ray 4 m, đầu máy 18 cm\nTrong hộp: Đầu máy, ba toa, ray, bộ điều khiển\nĐộ tuổi: Từ 8 tuổi",
  },
  "tumblewick-ride-on-car": {
    name: "Ô tô đạp chân Tumblewick",
    description:
      "Bàn đạp, còi và cốp mở được, trong thân thép đỏ bo tròn cạnh. Ghế trượt lùi trên ray khi tài xế lớn dần. Lốp cao su đặc chạy êm trên vỉa hè và không bao giờ cần bơm.\n\nChất liệu: Thép sơn, lốp cao su\nKích thước: 98 × 48 × 62 cm\nTrọng lượng: 13 kg\nSức chứa: Tải trọng 30 kg\nĐộ tuổi: 3 đến 6 tuổi",
  },
};
