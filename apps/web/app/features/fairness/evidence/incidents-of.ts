import { type Incident, incidentsText, type LogsTerms, type OfferedOdds } from "@trove/fairness";
import type { Kept } from "../kept/database.ts";
import { readShop } from "../kept/kept-shop.ts";
import type { LogIncident, SeenOdds } from "@trove/fairness/press";

const termsIn = ({ terms, records, quorum, oddsNoticeMinutes, witnesses, policy, mirrors }: LogsTerms): LogsTerms => {
  return { terms, records, quorum, oddsNoticeMinutes, witnesses, policy, mirrors };
};

const offeredOdds = ({ offer, terms }: SeenOdds): OfferedOdds => ({ offer, terms });

/** The incident in the format of the file. Leaves out data that only this browser needs. */
function inFile(incident: LogIncident): Incident {
  switch (incident.kind) {
    case "Fork":
      return { kind: "Fork", log: incident.log, notes: incident.notes };
    case "Unread":
      return { kind: "Unread", log: incident.log, since: incident.since };
    case "Changed": {
      const { before, after, signature } = incident;
      return { kind: "Changed", before: termsIn(before), after: termsIn(after), signature };
    }
    case "ShortNotice":
      return { kind: "ShortNotice", before: offeredOdds(incident.before), after: offeredOdds(incident.after) };
  }
}

/** The text of a file with this browser's findings about the public logs, which anybody can judge. */
export async function incidentsOf(incidents: readonly LogIncident[], kept: Kept): Promise<string> {
  const { keys } = await readShop(kept);
  return incidentsText({ shopKeys: keys, incidents: incidents.map(inFile) });
}
