import { cents } from "@trove/money";
import type { Cents } from "@trove/money";

type DemoLine = { itemSlug: string; quantity: number };

export type DemoAction =
  | { type: "topUp"; amount: Cents }
  | { type: "open"; boxSlug: string; quantity: number }
  | { type: "sell"; which: "cheapest" | "newest" }
  /** A purchase from the balance, sent home by standard delivery or kept in the inventory. */
  | { type: "buy"; lines: readonly DemoLine[]; purchaseOption: "order" | "inventory" }
  /** Ships the newest inventory items by standard delivery. */
  | { type: "ship"; count: number }
  /** An operator's step on the user's newest shipment. */
  | { type: "operate"; step: "Approved" | "Shipping" | "Shipped" | "Delivered" }
  /** A step of the user's newest shipment that its carrier reports, at a place. */
  | { type: "carry"; step: "InTransit" | "OutForDelivery"; place: string };

/**
 * An action in the demo user's account. It happens `daysAgo` whole days (at least 1) before now, at a time of day in
 * UTC.
 */
export type DemoMoment = { daysAgo: number; at: string; action: DemoAction };

const topUp = (daysAgo: number, at: string, amount: Cents): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "topUp", amount },
});
const open = (daysAgo: number, at: string, boxSlug: string, quantity = 1): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "open", boxSlug, quantity },
});
const sell = (daysAgo: number, at: string, which: "cheapest" | "newest"): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "sell", which },
});
const line = (itemSlug: string, quantity = 1): DemoLine => ({ itemSlug, quantity });
const buy = (daysAgo: number, at: string, purchaseOption: "order" | "inventory", ...lines: DemoLine[]): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "buy", lines, purchaseOption },
});
const ship = (daysAgo: number, at: string, count: number): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "ship", count },
});
const operate = (daysAgo: number, at: string, step: "Approved" | "Shipping" | "Shipped" | "Delivered"): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "operate", step },
});

const carry = (daysAgo: number, at: string, step: "InTransit" | "OutForDelivery", place: string): DemoMoment => ({
  daysAgo,
  at,
  action: { type: "carry", step, place },
});

/**
 * Three months of the demo user's actions, oldest first. The top-ups alone pay for all actions, so the list can be
 * replayed with any results of openings and sales.
 */
export const history: readonly DemoMoment[] = Object.freeze([
  topUp(92, "19:04", cents(2500)),
  open(92, "19:09", "the-penny-drawer", 3),
  open(92, "19:12", "sweet-counter"),
  open(92, "19:15", "game-night"),
  open(89, "20:41", "windowsill", 2),
  sell(89, "20:44", "cheapest"),
  open(87, "12:20", "pencil-case"),
  topUp(84, "18:32", cents(5000)),
  open(84, "18:35", "toy-chest", 2),
  open(84, "18:40", "lapel"),
  sell(84, "18:43", "newest"),
  open(80, "21:07", "game-night", 3),
  sell(80, "21:11", "cheapest"),
  sell(80, "21:11", "cheapest"),
  open(77, "13:02", "desk-drawer", 2),
  topUp(73, "19:50", cents(10_000)),
  open(73, "19:53", "matinee"),
  open(73, "19:56", "listening-room"),
  sell(72, "08:15", "newest"),
  open(70, "20:18", "corner-kitchen", 2),
  open(66, "22:01", "pocket-money", 5),
  sell(66, "22:04", "cheapest"),
  sell(66, "22:05", "cheapest"),
  topUp(63, "17:28", cents(5000)),
  open(63, "17:31", "good-socks"),
  open(61, "19:46", "saturday-match"),
  sell(61, "19:49", "newest"),
  open(58, "20:33", "pocket-money", 4),
  sell(57, "07:58", "cheapest"),
  topUp(54, "18:10", cents(10_000)),
  open(54, "18:13", "dinner-for-six"),
  open(52, "21:22", "washstand", 2),
  open(49, "19:05", "night-desk"),
  sell(49, "19:08", "newest"),
  topUp(45, "20:00", cents(25_000)),
  open(45, "20:04", "curiosity-cabinet"),
  open(45, "20:09", "second-player"),
  sell(44, "12:41", "cheapest"),
  topUp(43, "19:20", cents(10_000)),
  buy(43, "19:26", "order", line("nordlys-kitchen-radio"), line("lumvik-colour-film", 2)),
  open(42, "19:37", "sweet-counter", 5),
  operate(42, "20:02", "Approved"),
  operate(41, "09:10", "Shipping"),
  operate(41, "15:44", "Shipped"),
  carry(41, "21:30", "InTransit", "Utrecht"),
  open(39, "20:52", "long-weekend"),
  sell(39, "20:56", "newest"),
  carry(38, "08:12", "OutForDelivery", "Amsterdam"),
  operate(38, "13:31", "Delivered"),
  open(35, "18:24", "toy-chest", 2),
  sell(35, "18:29", "cheapest"),
  topUp(31, "19:15", cents(10_000)),
  open(31, "19:18", "darkroom"),
  open(28, "21:40", "game-night", 2),
  open(26, "12:55", "lapel", 2),
  sell(26, "12:59", "cheapest"),
  topUp(22, "18:47", cents(10_000)),
  open(22, "18:51", "listening-room"),
  sell(21, "09:12", "cheapest"),
  topUp(20, "18:30", cents(2500)),
  ship(20, "18:34", 3),
  operate(19, "08:47", "Approved"),
  operate(19, "11:15", "Shipping"),
  operate(19, "16:20", "Shipped"),
  carry(19, "20:05", "InTransit", "Utrecht"),
  open(19, "20:26", "corner-kitchen", 3),
  carry(17, "05:40", "InTransit", "Amsterdam"),
  carry(16, "08:03", "OutForDelivery", "Amsterdam"),
  operate(16, "12:09", "Delivered"),
  open(16, "19:58", "the-penny-drawer", 5),
  sell(16, "20:02", "cheapest"),
  topUp(13, "20:11", cents(25_000)),
  open(13, "20:15", "practice-room"),
  sell(12, "08:33", "newest"),
  open(10, "19:29", "toy-chest", 3),
  open(7, "21:14", "good-socks", 2),
  sell(7, "21:19", "cheapest"),
  topUp(6, "19:40", cents(10_000)),
  buy(6, "19:45", "inventory", line("corvane-twin-bell-alarm")),
  ship(5, "20:12", 2),
  operate(4, "09:05", "Approved"),
  open(4, "18:56", "windowsill", 3),
  operate(3, "10:18", "Shipping"),
  operate(2, "14:52", "Shipped"),
  carry(2, "20:10", "InTransit", "Utrecht"),
  open(2, "20:38", "matinee", 2),
  carry(1, "05:25", "InTransit", "Amsterdam"),
  topUp(1, "09:30", cents(5000)),
  buy(1, "09:36", "order", line("wollgrove-wool-scarf")),
  sell(1, "12:06", "cheapest"),
]);
