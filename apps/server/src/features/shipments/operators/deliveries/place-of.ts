/** Letters of any script, and what stands between them in names of towns. No digits and no @, which addresses have. */
const TOWN = /^[\p{L}\p{M}][\p{L}\p{M} .,'’()/-]{0,59}$/u;

/**
 * Returns the name of a town or depot. Null for any other text: carriers write into it at whose door they left a
 * parcel.
 */
export function placeOf(text: string | null): string | null {
  const place = text?.trim() ?? "";
  return TOWN.test(place) ? place : null;
}
