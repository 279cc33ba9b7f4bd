import { GUARANTEE_YEARS, WITHDRAWAL_DAYS } from "@trove/contract";

/** Public holidays of nearly all of the EU, as month and day. Others only lengthen the period in single countries. */
const HOLIDAYS: readonly string[] = ["01-01", "12-25", "12-26"];

const dayOf = (at: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();

/** The end of a day in a zone, which is the beginning of the next. */
const endOf = (day: Temporal.PlainDate, zone: string) =>
  new Date(day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds);

const isFree = (day: Temporal.PlainDate) => day.dayOfWeek > 5 || HOLIDAYS.includes(day.toString().slice(5));

/**
 * When the right to withdraw ends: with the last of the days after the one on which the last parcel arrived, in the
 * shop's zone, or twelve months later if nobody told the buyer of it. If that is no working day, with the next
 * (Regulation 1182/71, Article 3(4)). Null without a delivery.
 */
export function withdrawalCloses(deliveredAt: Date | null, isInformed: boolean, zone: string): Date | null {
  if (deliveredAt === null) return null;
  let last = dayOf(deliveredAt, zone)
    .add({ days: WITHDRAWAL_DAYS })
    .add({ years: isInformed ? 0 : 1 });
  while (isFree(last)) last = last.add({ days: 1 });
  return endOf(last, zone);
}

/** When the shop no longer answers for faults. Null without a delivery. */
export function guaranteeEnds(deliveredAt: Date | null, zone: string): Date | null {
  return deliveredAt && endOf(dayOf(deliveredAt, zone).add({ years: GUARANTEE_YEARS }), zone);
}

/** The beginning of the first day whose top-ups can still be withdrawn at a time. No mail tells buyers of the right. */
export function topUpsFrom(at: Date, zone: string): Date {
  const isOpen = (day: Temporal.PlainDate) => {
    const closes = withdrawalCloses(new Date(day.toZonedDateTime(zone).epochMilliseconds), false, zone);
    return closes !== null && closes > at;
  };
  let first = dayOf(at, zone).subtract({ years: 1, days: WITHDRAWAL_DAYS - 1 });
  while (isOpen(first.subtract({ days: 1 }))) first = first.subtract({ days: 1 });
  return new Date(first.toZonedDateTime(zone).epochMilliseconds);
}
