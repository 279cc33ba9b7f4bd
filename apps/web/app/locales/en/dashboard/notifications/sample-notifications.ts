import { defineTexts } from "../../../texts.ts";

/** The sample notifications of the demo shop. Text between asterisks is bold. */
export const sampleNotifications = defineTexts({
  actions: {
    accept: "Accept",
    decline: "Decline",
    reply: "Reply",
    download: "Download",
    pay: "Pay",
  },
  sample: (action: string) => `${action}: this is a sample, so nothing else happens`,
  /** Marks each sample, beside its category. */
  mark: "Sample",
  sources: {
    label: "Which notifications",
    samples: "Samples",
    shop: (unread: number) => (unread === 0 ? "This shop" : `This shop, ${unread} unread`),
  },
  categories: {
    communication: "Communication",
    orders: "Orders",
    shipments: "Shipments",
    catalogue: "Catalogue",
    files: "Files",
    payments: "Payments",
  },
  titles: {
    friend: (name: string) => `*${name}* wants to connect`,
    project: (name: string, project: string) => `*${name}* mentioned you in *${project}*`,
    file: (name: string, file: string) => `*${name}* uploaded *${file}*`,
    tags: (name: string, tag: string) => `*${name}* tagged *${tag}*`,
    payment: (name: string, amount: string) => `*${name}* asks for *${amount}*`,
    packing: (number: string) => `Order *${number}* is waiting to be packed`,
    placed: (number: string) => `Order *${number}* was placed`,
    chat: (count: number) => (count === 1 ? "*1 unread* chat message" : `*${count} unread* chat messages`),
    mail: (from: string) => `New mail from *${from}*`,
    onItsWay: (number: string) => `Shipment *${number}* is on its way`,
    delivered: (number: string) => `Shipment *${number}* was delivered`,
  },
  projects: { spring: "Spring catalogue", summer: "Summer boxes" },
  quotes: {
    covers: "Could you look at the two covers before Friday? I'd take the darker one.",
    odds: "The odds of the new box add up now. Ready when you are.",
  },
  tags: { boxes: "Boxes", artwork: "Artwork", spring: "Spring", prices: "Prices", stock: "Stock" },
  senders: { support: "support", supplier: "Supplier Nordwind", carrier: "the carrier" },
});
