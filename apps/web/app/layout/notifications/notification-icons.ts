import {
  IconBell,
  IconBox,
  IconCash,
  IconFile,
  IconHeart,
  IconMail,
  IconMessageCircle,
  IconShoppingBag,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from "../../ui/icons/shop-icons.ts";
import type { Notification } from "./notification.ts";

/** The icons of what notifications are about. */
export const notificationIcons = {
  order: IconShoppingBag,
  chat: IconMessageCircle,
  mail: IconMail,
  delivery: IconTruckDelivery,
  friend: IconUser,
  project: IconMessageCircle,
  file: IconFile,
  tags: IconTag,
  payment: IconCash,
  happened: IconBell,
  wish: IconHeart,
  win: IconBox,
} as const satisfies Record<Notification["type"] | "wish" | "win", unknown>;

export type Subject = keyof typeof notificationIcons;
