import fastifyStatic from "@fastify/static";
import { keyText, witnessPolicyText } from "@trove/fairness/log";
import type { FastifyInstance } from "fastify";
import type { MirrorSettings } from "../settings.ts";

/** The verifier's settings: the shop, the keys of its logs, their policy, and the places of the copies and the desk. */
function settingsOf({ shop, policies: { terms, records }, hasSilences }: MirrorSettings): object {
  const { quorum } = terms;
  return {
    shop,
    terms: keyText(terms.log),
    records: keyText(records.log),
    ...(typeof quorum === "object" && { policy: witnessPolicyText(quorum) }),
    copies: { terms: "log/terms", records: "log/records" },
    ...(hasSilences && { silences: "silences" }),
  };
}

/** Serves the verifier that the shop does not serve at `/`. Its page runs scripts of this server only. */
export async function serveVerifier(http: FastifyInstance, settings: MirrorSettings): Promise<void> {
  const { verifier } = settings;
  if (verifier === undefined) return;
  http.get("/shop.json", () => settingsOf(settings));
  await http.register(fastifyStatic, {
    root: verifier.folder,
    setHeaders: (reply) => void reply.header("content-security-policy", verifier.policy),
  });
}
