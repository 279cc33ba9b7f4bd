import { compactIban, isIban } from "@trove/contract/iban";
import { z } from "zod";
import { GatewayProblem } from "../gateway-problem.ts";
import { digitsOf, findCardProblems, lastMonthOf, passesLuhn, traceOf } from "./card.ts";
import { type Course } from "./course.ts";
import type { GatewayMethod } from "./methods.ts";
import { courseOfAccount } from "./test-accounts.ts";
import { courseOf } from "./test-cards.ts";

/**
 * The course of a payment, and the only details of its card or account that the gateway stores. `isKept` is the payer's
 * wish that the card be kept.
 */
export type Means = {
  course: Course;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpires?: string;
  isKept?: boolean;
};

const cardForm = z.object({
  cardNumber: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(10),
  keep: z.boolean().default(false),
});
const walletSheet = z.object({ cardNumber: z.string().max(40) });
const debitForm = z.object({ iban: z.string().max(60), holder: z.string().max(200) });
const transfer = z.object({ arrives: z.enum(["now", "late"]) });

/** How long after its session a late transfer arrives. */
const LATE_SECONDS = 60;

function parsed<Fields>(form: z.ZodType<Fields>, sent: unknown): Fields {
  const result = form.safeParse(sent);
  if (!result.success) throw new GatewayProblem(400, "invalid_request");
  return result.data;
}

function chargedCard(number: string): Means {
  const { brand, last4 } = traceOf(number);
  return { course: courseOf(number), cardBrand: brand, cardLast4: last4 };
}

function readCard(sent: unknown, now: Date): Means {
  const { cardNumber, expiry, cvc, keep: isKept } = parsed(cardForm, sent);
  const card = { number: digitsOf(cardNumber), expiry, cvc: cvc.trim() };
  const problems = findCardProblems(card, now);
  if (Object.keys(problems).length > 0) throw new GatewayProblem(422, "invalid_card", { ...problems });
  return { ...chargedCard(card.number), cardExpires: lastMonthOf(expiry), isKept };
}

/** A wallet sends the number alone, because it has confirmed the person and the card itself. */
function readWallet(sent: unknown): Means {
  const number = digitsOf(parsed(walletSheet, sent).cardNumber);
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) throw new GatewayProblem(400, "invalid_request");
  return chargedCard(number);
}

function readAccount(sent: unknown): Means {
  const { iban: typed, holder } = parsed(debitForm, sent);
  const iban = compactIban(typed);
  const problems = {
    ...(!isIban(iban) && { iban: "invalid_iban" }),
    ...(holder.trim() === "" && { holder: "required" }),
  };
  if (Object.keys(problems).length > 0) throw new GatewayProblem(422, "invalid_card", problems);
  return { course: courseOfAccount(iban), cardBrand: null, cardLast4: iban.slice(-4).replace(/\D/g, "0") };
}

/** A transfer that arrives after its session has ended is captured although nothing waits for it any more. */
function readTransfer(sent: unknown): Means {
  const { arrives } = parsed(transfer, sent);
  const late: Course = { status: "Expired", later: { step: "capture", afterSeconds: LATE_SECONDS } };
  return { course: arrives === "now" ? { status: "Captured" } : late, cardBrand: null, cardLast4: null };
}

/** Reads what the form of a method sent. Throws if it has mistakes. */
export function readMeans(method: GatewayMethod, sent: unknown, now: Date): Means {
  switch (method) {
    case "card":
      return readCard(sent, now);
    case "applePay":
    case "googlePay":
      return readWallet(sent);
    case "sepaDebit":
      return readAccount(sent);
    case "bankTransfer":
      return readTransfer(sent);
    case "ideal":
    case "bancontact":
      return { course: { status: "Created" }, cardBrand: null, cardLast4: null };
  }
}
