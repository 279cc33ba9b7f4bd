import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { webpDownload } from "../../../http/caller.ts";
import { auditRead } from "../../operators/index.ts";
import { findPicture, openPicture, personIdentity, type ProtectionParts } from "../../protection/index.ts";
import { requirePerson } from "../person-request.ts";

type Parts = Pick<ProtectionParts, "db" | "secrets" | "timeZone" | "now">;

/** Routes with which operators see what a person has sent to prove who they are. */
export function personIdentityRoutes(bind: Bind, parts: Parts): void {
  const { db, secrets } = parts;

  bind("getPersonIdentity", async ({ params }) => {
    await requirePerson(db, params.id);
    return personIdentity(parts, db, params.id);
  });

  // Audited before each view, also if it is repeated: nobody looks at a document for nothing.
  bind("viewIdentityPicture", async ({ person, params: { id: userId, picture } }) => {
    await requirePerson(db, userId);
    const found = await findPicture(db, userId, picture);
    if (found === undefined) throw new Refusal("NOT_FOUND");
    await auditRead(parts, { person, action: "viewIdentityPicture", subjectId: userId, query: { picture } });
    const bytes = openPicture(secrets.rootKeys, { userId, checkId: found.checkId, picture }, found.sealed);
    return webpDownload(`${picture}.webp`, bytes);
  });
}
