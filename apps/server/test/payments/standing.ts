/** The money of a merchant in one session at a vendor, in cents, and how often it moved. */
export type Standing = {
  captured: number;
  /** Without refunds that came back. */
  refunded: number;
  /** Without chargebacks that were withdrawn. */
  chargedBack: number;
  captures: number;
  refunds: number;
  chargebacks: number;
};

export const NOTHING: Standing = { captured: 0, refunded: 0, chargedBack: 0, captures: 0, refunds: 0, chargebacks: 0 };

export const keptOf = ({ captured, refunded, chargedBack }: Standing): number => captured - refunded - chargedBack;

export function addStandings(standings: Iterable<Standing>): Standing {
  const total = { ...NOTHING };
  for (const standing of standings) {
    for (const name of Object.keys(NOTHING) as (keyof Standing)[]) total[name] += standing[name];
  }
  return total;
}
