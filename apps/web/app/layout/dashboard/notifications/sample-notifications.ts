import { formatEuros, fromEuros } from "@trove/money";
import type { sampleNotifications as english } from "../../../locales/en/dashboard/notifications/sample-notifications.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Notification } from "../../notifications/notification.ts";

const MINUTE_MS = 60_000;
const [MARA, JONAS, IDA, NOOR] = ["Mara Lind", "Jonas Weiss", "Ida Berg", "Noor Haddad"] as const;
const faceOf = (name: string) => `/people/${name.split(" ")[0]?.toLowerCase()}.svg`;

/** The number of unread samples. These are the newest; all older ones are archived. */
const UNREAD = 12;

type Sample = Pick<Notification, "title" | "category"> & { avatarUrl?: string; minutesAgo: number } & Kind;
type Kind = Notification extends infer One
  ? One extends Notification
    ? Omit<One, "id" | "title" | "category" | "createdAt" | "isUnRead" | "isArchived" | "avatarUrl">
    : never
  : never;

/** The 22 sample notifications of the demo shop, newest first. */
export function sampleNotifications(t: Translated<typeof english>, now: Date): readonly Notification[] {
  const { titles, categories: of, projects, quotes, tags, senders } = t;
  const friend = (name: string, minutesAgo: number): Sample => ({
    type: "friend",
    title: titles.friend(name),
    category: of.communication,
    avatarUrl: faceOf(name),
    minutesAgo,
  });
  const upload = (name: string, file: string, sizeBytes: number, minutesAgo: number): Sample => ({
    type: "file",
    title: titles.file(name, file),
    category: of.files,
    avatarUrl: faceOf(name),
    file: { name: file, sizeBytes },
    minutesAgo,
  });
  const mention = (name: string, project: string, quote: string, minutesAgo: number): Sample => ({
    type: "project",
    title: titles.project(name, project),
    category: of.catalogue,
    avatarUrl: faceOf(name),
    quote,
    minutesAgo,
  });
  const tagged = (name: string, tag: string, all: readonly string[], minutesAgo: number): Sample => ({
    type: "tags",
    title: titles.tags(name, tag),
    category: of.catalogue,
    avatarUrl: faceOf(name),
    tags: all,
    minutesAgo,
  });
  const demand = (euros: number, minutesAgo: number): Sample => ({
    type: "payment",
    title: titles.payment(senders.supplier, formatEuros(fromEuros(euros))),
    category: of.payments,
    avatarUrl: "/people/nordwind.svg",
    minutesAgo,
  });
  const plain = (
    type: "order" | "chat" | "mail" | "delivery",
    category: string,
    title: string,
    minutesAgo: number,
  ) => ({
    type,
    title,
    category,
    minutesAgo,
  });
  const samples: readonly Sample[] = [
    friend(MARA, 4),
    mention(JONAS, projects.spring, quotes.covers, 18),
    upload(IDA, "box-artwork.zip", 24_800_000, 35),
    tagged(NOOR, tags.boxes, [tags.boxes, tags.artwork, tags.spring], 52),
    demand(200, 80),
    plain("order", of.orders, titles.packing("O-000118"), 95),
    plain("chat", of.communication, titles.chat(5), 130),
    plain("mail", of.communication, titles.mail(senders.support), 190),
    plain("delivery", of.shipments, titles.onItsWay("S-000097"), 260),
    plain("order", of.orders, titles.placed("O-000117"), 340),
    upload(MARA, "price-list.csv", 182_000, 410),
    plain("delivery", of.shipments, titles.delivered("S-000094"), 620),
    friend(NOOR, 1500),
    plain("mail", of.communication, titles.mail(senders.carrier), 1710),
    mention(IDA, projects.summer, quotes.odds, 2040),
    plain("order", of.orders, titles.packing("O-000103"), 2900),
    tagged(JONAS, tags.prices, [tags.prices, tags.stock], 3300),
    plain("delivery", of.shipments, titles.delivered("S-000081"), 4400),
    demand(85, 5100),
    plain("chat", of.communication, titles.chat(1), 6200),
    upload(NOOR, "photos-march.zip", 61_300_000, 7400),
    plain("order", of.orders, titles.placed("O-000088"), 8800),
  ];
  return samples.map(({ minutesAgo, category, avatarUrl = null, ...sample }, index) => ({
    ...sample,
    category: `${category} · ${t.mark}`,
    id: `sample-${index + 1}`,
    avatarUrl,
    createdAt: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    isUnRead: index < UNREAD,
    isArchived: index >= UNREAD,
  }));
}
