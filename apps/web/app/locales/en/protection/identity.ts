import { defineTexts } from "../../texts.ts";

/** Texts of the page where a person proves who they are, and of the notices that lead there. */
export const identity = defineTexts({
  title: "Your identity",
  lead: "Some countries ask shops to know who plays. Here you see what we know of you, and can prove it.",
  back: "Back to where you were",
  notice: {
    None: "Before you can top up or open boxes, tell us your birth date and country.",
    Declared: "Before you can top up or open boxes, show us who you are.",
    Refused: "Before you can top up or open boxes, show us who you are. The last try didn't work.",
    Pending: "We're checking who you are. Then you can top up and open boxes.",
    link: "Your identity",
  },
  states: {
    None: { title: "Not declared", text: "Tell us your birth date and the country where you live." },
    Declared: { title: "Declared", text: "We believe what you told us. Nothing is proven yet." },
    Pending: { title: "Being checked", text: "Somebody of our team looks at your pictures. We'll send you an email." },
    Verified: { title: "Verified", text: "You've proven who you are." },
    Refused: { title: "Not verified", text: "We couldn't verify your identity. You can try again." },
  },
  until: (day: string) => `Verified until ${day}.`,
  refusals: {
    Unreadable: "We couldn't read the document on your pictures.",
    DocumentInvalid: "The document has expired, or isn't one that we can accept.",
    FaceDiffers: "We couldn't see that the person on your picture is the one on the document.",
    NameDiffers: "The document has another name than your account.",
    BirthDateDiffers: "The document has another birth date than the one you told us.",
    Underage: "The document says that you are under 18. You can’t play here.",
  },
  notOffered: "This shop can't check identities at present. Please write to us.",
  prove: {
    title: "Prove who you are",
    lead: (name: string) => `You need a passport, an identity card or a driving licence of: ${name}.`,
    begin: "Start",
    again: "Try again",
    pictures: { Document: "Document, front", DocumentBack: "Document, back", Face: "Your face" },
    hints: {
      Document: "All four corners, without glare, so that the text can be read.",
      DocumentBack: "Only if your document has something on its back.",
      Face: "Hold the document beside your face.",
    },
    optional: "if needed",
    take: "Take a picture",
    retake: "Take it again",
    sent: "Sent",
    wrongType: "Choose a JPEG, PNG or WebP picture",
    tooLarge: "The picture may have up to 8 MB",
    missing: "Take the pictures that are missing first",
    send: "Send for checking",
  },
  withdraw: {
    text: "Nobody has decided yet. You can take your pictures back: we delete them at once.",
    button: "Take the pictures back",
  },
  kept: {
    title: "What we keep",
    pictures: (days: number) =>
      `Your pictures, encrypted, until we've decided. If nobody decides, we delete them after ${days} days.`,
    viewers: "Only a few people of our team can open them, and each view is recorded.",
    result:
      "Afterwards only the result, and a secret code by which we notice if somebody proves the same identity twice.",
    change: "If you correct your name or birth date, you have to prove it again.",
  },
});
