import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/garden.ts` in Vietnamese. */
export const garden: Translations = {
  "tarnvik-tulip-bulb": {
    name: "Củ hoa tulip Tarnvik",
    description:
      "Trồng sâu gấp ba chiều cao của củ, trước khi sương giá về, rồi cứ để đó. Tháng Năm, một thân hoa khỏe nhú lên với một bông hoa màu hồng, nở suốt hai tuần. Để nguyên trong đất, củ thường trở lại thêm vài mùa xuân.\n\nMàu sắc: Hồng\nKích thước: Củ chu vi 12 cm, hoa cao 45 cm\nChăm sóc: Nắng, đất thoát nước tốt\nXuất xứ: Trồng tại Hà Lan",
  },
  "tarnvik-sunflower-seeds": {
    name: "Hạt giống hướng dương Tarnvik",
    description:
      "Ấn hạt sâu hai xăng-ti-mét vào đất ấm hồi tháng Năm rồi tưới kỹ. Cây lớn nhanh như trẻ con vào hè, chỉ đều hơn, nên mỗi Chủ nhật vạch một dấu lên hàng rào cũng đáng. Mùa thu, phần còn lại dành cho chim.\n\nSức chứa: 12 hạt\nKích thước: Cao đến 3 m\nChăm sóc: Nhiều nắng, nhiều nước, gieo trong hai năm",
  },
  "tarnvik-sprouting-kit": {
    name: "Bộ gieo hạt nảy mầm Tarnvik",
    description:
      "Cho đất vào chậu, ấn hạt đậu xuống, tưới nước và đợi chừng năm ngày. Hướng dẫn chỉ có ba câu và không cần thêm. Khi rễ lộ ra thành chậu, trồng luôn cả chậu, vì chậu tan vào đất.\n\nKích thước: Chậu đường kính 8 cm\nĐộ tuổi: Từ 4 tuổi\nChăm sóc: Bệ cửa sổ nhiều sáng, giữ ẩm\nTrong hộp: Chậu than bùn, viên đất nén, ba hạt đậu, hướng dẫn",
  },
  "tarnvik-fire-log": {
    name: "Củi đốt bạch dương Tarnvik",
    description:
      "Bạch dương bắt lửa nhanh, cháy chừng một giờ với ngọn lửa sáng, hầu như không bắn tàn. Khúc củi được sấy lò nên ít khói và để lại tro trắng mịn. Vỏ cây bóc thành dải, nhóm lửa rất tốt.\n\nChất liệu: Gỗ bạch dương sấy lò\nKích thước: Dài 33 cm, dày khoảng 12 cm\nTrọng lượng: Khoảng 2 kg\nChăm sóc: Để nơi khô, thoáng",
  },
  "tarnvik-windowsill-cactus": {
    name: "Xương rồng bệ cửa sổ Tarnvik",
    description:
      "Cho cây một khung cửa sáng và mỗi tháng một thìa nước, cây sẽ sống lâu hơn phần lớn cây trong nhà. Múi cây căng mọng, gai ngắn dễ chung sống. Nếu may, mùa hè thứ tư cây nở hoa, chừng một ngày.\n\nKích thước: Cao khoảng 12 cm, chậu 7 cm\nChăm sóc: Nhiều sáng, mỗi tháng một thìa nước\nChất liệu: Chậu đất nung\nXuất xứ: Ươm từ hạt trong nhà kính của chúng tôi",
  },
  "tarnvik-garden-bucket": {
    name: "Xô làm vườn Tarnvik",
    description:
      "Miệng xô uốn cong rót trúng chỗ bạn muốn, đáy có chỗ bám cho tay kia. Quai đủ dày để không hằn tay khi chứa đủ mười hai lít. Nhựa xanh tái chế, bền cả trong giá rét lẫn nắng gắt.\n\nSức chứa: 12 lít\nChất liệu: Polypropylene tái chế\nKích thước: Đường kính 31 cm, cao 28 cm\nTrọng lượng: 720 g\nMàu sắc: Xanh dương",
  },
  "tarnvik-blue-hyacinth": {
    name: "Dạ lan hương xanh Tarnvik",
    description:
      "Củ đã qua kỳ ủ lạnh nên tin rằng mùa xuân đang đến gần. Đặt củ trên mặt nước trong bình và ngắm rễ ra trước, lá ra sau. Vào những tuần tối nhất của mùa đông, hoa nở xanh thẳm và thơm khắp phòng.\n\nMàu sắc: Xanh thẳm\nKích thước: Cao đến 25 cm\nChăm sóc: Mát và tối cho đến khi mầm nhú\nTrong hộp: Củ hoa, bình trồng, thẻ hướng dẫn",
  },
  "tarnvik-rubber-plant": {
    name: "Cây đa búp đỏ Tarnvik",
    description:
      "Những chiếc lá dày, bóng lần lượt bung ra từ bẹ búp màu hồng. Cây chịu được góc thiếu sáng, không khí khô và cả những người hay vắng nhà. Cây non được giao trong chậu đất nung có đĩa, đóng gói để đất không xê dịch.\n\nKích thước: Cao khoảng 30 cm, chậu 13 cm\nChăm sóc: Sáng hoặc nửa bóng, tưới mỗi tuần một lần\nChất liệu: Chậu và đĩa đất nung\nTrọng lượng: 1,4 kg",
  },
  "tarnvik-courtyard-fountain": {
    name: "Đài phun nước sân vườn Tarnvik",
    description:
      "Nước dâng thành một vòm thấp, rơi trở lại bồn và át đi tiếng phố. Đá đúc cũ đi như đá thật, đến năm thứ hai thì có chút rêu. Chim thích vành bồn nông, còn tiếng bơm thì gần như không nghe thấy.\n\nChất liệu: Đá đúc\nKích thước: Đường kính 60 cm, cao 72 cm\nTrọng lượng: 58 kg\nNguồn điện: Bơm 12 W, dây dài 10 m\nSức chứa: 22 lít",
  },
};
