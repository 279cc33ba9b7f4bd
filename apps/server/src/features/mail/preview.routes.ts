import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../../command/refusal.ts";
import type { Environment } from "../../environment.ts";
import type { Sender } from "./mail-draft.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { previewIndex } from "./preview-index.ts";
import { mailSamples, sampleName } from "./preview-samples.ts";
import { write } from "./texts/catalogue.ts";

/** The policy allows no external resources, because the mails contain their styles and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

type Asked = { Params: { number: string }; Querystring: { language?: string; greeting?: string } };

function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header("content-security-policy", POLICY)
    .header("x-frame-options", "SAMEORIGIN")
    .type("text/html")
    .send(body);
}

/** Shows developers every mail that the shop sends, as HTML and as text, in each language. */
export function mailPreviewRoutes(
  http: FastifyInstance,
  { environment }: { environment: Pick<Environment, "APP_NAME" | "PUBLIC_URL"> },
): void {
  const sender: Sender = { brand: environment.APP_NAME, url: environment.PUBLIC_URL, colour: "" };
  const samples = mailSamples(sender.url);
  const hidden = { schema: { hide: true } };

  function written({ number }: Asked["Params"], { language = "en", greeting }: Asked["Querystring"]) {
    const sample = samples[Number(number) - 1];
    if (sample === undefined) throw new Refusal("NOT_FOUND");
    const name = greeting === "nameless" ? null : sampleName;
    return write(sample.content, { name, language }, sender);
  }

  http.get("/mail-preview", hidden, (_request, reply) => page(reply, previewIndex(samples, sender)));
  http.get<Asked>("/mail-preview/:number/html", hidden, ({ params, query }, reply) =>
    page(reply, mailHtml(written(params, query), sender)),
  );
  http.get<Asked>("/mail-preview/:number/text", hidden, ({ params, query }, reply) =>
    reply.type("text/plain; charset=utf-8").send(mailText(written(params, query), sender)),
  );
}
