import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEGAL_MAX_BYTES, type LegalFile } from "@trove/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pdfOf, scriptedPdf, uploadDocument } from "../../../../test/catalogue/documents.ts";
import { defaultsOf } from "../../settings/default-settings.ts";
import { pdfWith, swellingPdf } from "../../../../test/catalogue/odd-pdfs.ts";
import { makeAdmin, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { makeDocuments, makeLegalDocuments, makePictureStorage } from "../index.ts";

let shop: Shop;
let admin: TestPerson;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-documents-"));
  shop = await openShop({ DATA_DIR: folder });
  admin = await makeAdmin(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const upload = (bytes: Buffer | string, asked?: Parameters<typeof uploadDocument>[3]) =>
  uploadDocument(shop, admin, bytes, asked);
const fetched = (url: string) => shop.app.http.inject({ url });

/** The address of the terms in force. Clears the cache, because a cached response may be some seconds old. */
async function inForce(language = "en", fileName: LegalFile = "terms_of_service.pdf"): Promise<string> {
  shop.app.publicCache.clear();
  const headers = { "accept-language": language };
  return (await shop.call("getFileUrl", { query: { fileName } }, { headers })).body;
}

async function terms() {
  const { body } = await shop.call("listLegalDocuments", {}, admin);
  const found = body.find(({ fileName }) => fileName === "terms_of_service.pdf");
  if (found === undefined) throw new Error("there are no terms");
  return found;
}

it("an uploaded document is in force, and all versions before stay at their addresses", async () => {
  const first = await inForce();
  const french = await inForce("fr");
  expect((await terms()).versions).toEqual([]);
  expect((await terms()).builtIn).toContainEqual({ language: "en", url: first, isInForce: true });
  expect((await terms()).builtIn).toContainEqual({ language: "fr", url: french, isInForce: true });
  const [one, two] = [await pdfOf("First terms"), await pdfOf("Second terms")];
  expect((await upload(one)).body).toMatchObject({ version: 1 });
  const second = await inForce();
  expect((await upload(two)).body).toMatchObject({ version: 2 });
  const third = await inForce();
  expect(new Set([first, second, third]).size).toBe(3);
  for (const [url, bytes] of [
    [second, one],
    [third, two],
  ] as const) {
    const { statusCode, headers, rawPayload } = await fetched(url);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'inline; filename="terms_of_service.pdf"',
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  expect((await fetched(first)).statusCode).toBe(200);
  const gone = await fetched("/files/0123456789abcdef/terms_of_service.pdf");
  expect([gone.statusCode, gone.headers.location]).toEqual([302, third]);
  const { builtIn, versions } = await terms();
  expect(builtIn).toContainEqual({ language: "en", url: first, isInForce: false });
  // French people see the English upload, because the French text that comes with the shop is no longer its
  // translation.
  expect(await inForce("fr")).toBe(third);
  expect(versions).toMatchObject([
    { version: 2, language: "en", url: third, pageCount: 1, uploadedBy: { userName: admin.userName }, isInForce: true },
    { version: 1, url: second, isInForce: false },
  ]);
});

it("a translation is shown in its language until a later English version comes into force", async () => {
  const french = (await upload(await pdfOf("Des conditions"), { language: "fr" })).body.version;
  const shown = async (language: string) => {
    const url = await inForce(language);
    return (await terms()).versions.find((version) => version.url === url);
  };
  expect(await shown("fr")).toMatchObject({ version: french, language: "fr", isInForce: true });
  expect(await shown("ar")).toMatchObject({ language: "en", isInForce: true });
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  const english = (await upload(await pdfOf("Later terms"))).body.version;
  expect(await shown("fr")).toMatchObject({ version: english, language: "en" });
  expect((await terms()).versions.find(({ version }) => version === french)).toMatchObject({ isInForce: false });
});

it("a shop in production has no notice before its operator uploads the official one", async () => {
  const { database, environment, clock } = shop;
  const documents = makeDocuments({
    db: database.connection,
    storage: makePictureStorage(environment, database),
    builtIn: makeLegalDocuments(() => Promise.resolve(defaultsOf(environment))),
    hasSampleNotice: false,
    now: () => clock.now,
  });
  expect(await documents.find("legal_guarantee.pdf", "en")).toBeUndefined();
  expect(await documents.versions("legal_guarantee.pdf")).toMatchObject({ uploaded: [], builtIn: [] });
  expect(await documents.find("terms_of_service.pdf", "en")).toMatch(/^\/files\//);
});

it("the official notice is of its own in each language, whatever was uploaded later in another", async () => {
  const fileName = "legal_guarantee.pdf";
  const sample = await inForce("ar", fileName);
  const french = await pdfOf("Garantie légale");
  await upload(french, { fileName, language: "fr" });
  expect(await inForce("ar", fileName)).toBe(sample);
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  await upload(await pdfOf("Legal guarantee"), { fileName });
  const shown = await fetched(await inForce("fr", fileName));
  expect(shown.rawPayload.equals(french)).toBe(true);
  expect(await inForce("ar", fileName)).toBe(await inForce("en", fileName));
});

it("a version for a day to come waits for it", async () => {
  const before = await inForce();
  const day = new Date(shop.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
  await upload(await pdfOf("Terms of tomorrow"), { inForceFrom: day });
  expect(await inForce()).toBe(before);
  const [coming] = (await terms()).versions;
  expect(coming).toMatchObject({ inForceFromUtc: `${day}T00:00:00.000Z`, isInForce: false });
  expect((await fetched(coming?.url ?? "")).statusCode).toBe(200);
  shop.clock.now = new Date(`${day}T00:00:00.000Z`);
  // Signs in again, because the operator's session may have expired. Whether it has depends on the time of day.
  admin = await makeAdmin(shop);
  expect(await inForce()).toBe(coming?.url);
});

it("a day that has passed is refused", async () => {
  const { status, body } = await upload(await pdfOf("Old terms"), { inForceFrom: "2020-01-01" });
  expect([status, body]).toMatchObject([400, { code: "VALIDATION_FAILED" }]);
});

const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";
const XFA = "/Fields [] /XFA 5 0 R";
const FILE = "<< /Type /Filespec /F (a.txt) /EF << /F 5 0 R >> >>";

it("a PDF with links and notes is taken", async () => {
  const link = "/Subtype /Link /A << /S /URI /URI (https://trove.example/) >>";
  expect((await upload(await pdfWith({ annotation: link }))).body).toMatchObject({ version: expect.any(Number) });
  const note = "/Subtype /Text /Contents (Look)";
  expect((await upload(await pdfWith({ annotation: note }))).body).toMatchObject({ version: expect.any(Number) });
});

it.each<[string, () => Promise<Buffer | string>, RegExp]>([
  ["a text", async () => "Terms", /no PDF/],
  ["a page", async () => "<html><body>%PDF-1.7</body></html>", /no PDF/],
  ["a text that begins like a PDF", async () => "%PDF-1.7\nTerms", /no PDF|broken/],
  ["a PDF with a password", () => pdfOf("Secret", { userPassword: "open" }), /password/],
  ["a PDF with scripts", scriptedPdf, /scripts/],
  ["a page that acts when it is opened", () => pdfWith({ page: `/AA << /O ${SCRIPT} >>` }), /by itself/],
  ["a page that starts a program", () => pdfWith({ page: "/AA << /O << /S /Launch /F (calc) >> >>" }), /by itself/],
  [
    "a note that acts",
    () => pdfWith({ annotation: `/Subtype /Text /Contents (Hi) /AA << /E ${SCRIPT} >>` }),
    /by a click/,
  ],
  ["a link that runs a script", () => pdfWith({ annotation: `/Subtype /Link /A ${SCRIPT}` }), /by a click/],
  [
    "a link that opens a file",
    () => pdfWith({ annotation: "/Subtype /Link /A << /S /Launch /F (calc) >>" }),
    /by a click/,
  ],
  ["a name in numbers", () => pdfWith({ page: "/#41#41 << /O << /S /#4Caunch /F (calc) >> >>" }), /by itself/],
  ["a file pinned to a page", () => pdfWith({ annotation: `/Subtype /FileAttachment /FS ${FILE}` }), /by a click/],
  [
    "an attached file",
    () => pdfWith({ catalog: `/Names << /EmbeddedFiles << /Names [(a) ${FILE}] >> >>` }),
    /attached/,
  ],
  ["an associated file", () => pdfWith({ catalog: `/AF [${FILE}]` }), /attached/],
  ["a form that can run scripts", () => pdfWith({ catalog: `/AcroForm << ${XFA} >>` }), /form/],
  [
    "such a form between comments that look like a stream",
    () => pdfWith({ catalog: `% stream\n/AcroForm << ${XFA} >>\n% endstream\n` }),
    /form/,
  ],
  ["a form that has to be rendered by a reader", () => pdfWith({ catalog: "/NeedsRendering true" }), /form/],
  ["a PDF that takes a gigabyte to read", swellingPdf, /memory/],
])("%s is refused, and the terms stay", async (_kind, bytes, expected) => {
  const before = await inForce();
  const { status, body } = await upload(await bytes());
  expect([status, body]).toMatchObject([400, { code: "VALIDATION_FAILED", detail: expect.stringMatching(expected) }]);
  expect(await inForce()).toBe(before);
});

it("a file that is too large is refused", async () => {
  const large = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(LEGAL_MAX_BYTES)]);
  expect((await upload(large)).status).toBe(413);
});

it("reads a stored file once for all who ask at the same time, two files at a time, and then from memory", async () => {
  const urls: string[] = [];
  for (const text of ["Terms A", "Terms B", "Terms C"]) {
    await upload(await pdfOf(text));
    urls.push(await inForce());
  }
  const waiting = sql<{ count: number }>`
    select count(*)::int from pg_locks where relation = 'stored_files'::regclass and not granted`;
  const asked = await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`lock table stored_files in access exclusive mode`.execute(tx);
    const responses = urls.flatMap((url) => Array.from({ length: 20 }, async () => fetched(url)));
    const readers = async () => (await waiting.execute(tx)).rows[0]?.count;
    await expect.poll(readers, { timeout: 2_000, interval: 20 }).toBe(2);
    // Commands have all their connections meanwhile.
    await Promise.all(Array.from({ length: 16 }, () => sql`select 1`.execute(shop.database.connection)));
    expect(await readers()).toBe(2);
    return { responses };
  });
  for (const { statusCode } of await Promise.all(asked.responses)) expect(statusCode).toBe(200);
  await shop.owner.connection.transaction().execute(async (tx) => {
    await sql`lock table stored_files in access exclusive mode`.execute(tx);
    for (const url of urls) expect((await fetched(`${url}?again`)).statusCode).toBe(200);
  });
});

it("counts the reads of files that are not in memory", async () => {
  const limited = await openShop({ RATE_LIMIT_FACTOR: "0.01" });
  const ask = async () => (await limited.app.http.inject("/files/0123456789abcdef/terms_of_service.pdf")).statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([302, 302, 302, 429]);
  await limited.close();
});
