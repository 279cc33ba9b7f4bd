import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

export const KEYS = { accessKey: "AKIDPICTURES", secretKey: "a+secret/with=signs", region: "eu-west-1" };

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** Returns the signature that a request must have according to Signature Version 4. */
function signatureOf({ method = "", url = "", headers }: IncomingMessage, bytes: Buffer): string | undefined {
  const authorization = headers.authorization ?? "";
  const [, access, day = "", region = "", signed = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+),/.exec(
      authorization,
    ) ?? [];
  const contents = headers["x-amz-content-sha256"];
  if (access !== KEYS.accessKey || region !== KEYS.region || contents !== sha256(bytes)) return undefined;
  if (!["host", "x-amz-date", "x-amz-content-sha256"].every((name) => signed.split(";").includes(name)))
    return undefined;
  const { pathname, searchParams } = new URL(url, "http://storage");
  searchParams.sort();
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, searchParams.toString(), lines.join(""), signed, contents].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${KEYS.secretKey}`);
  return createHmac("sha256", key).update(text).digest("hex");
}

function isSigned(request: IncomingMessage, bytes: Buffer): boolean {
  const sent = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? "")?.[1];
  const wanted = signatureOf(request, bytes);
  return sent !== undefined && wanted !== undefined && timingSafeEqual(Buffer.from(sent), Buffer.from(wanted));
}

export type SignedStorage = {
  url: string;
  /** The stored files by path, with the Content-Type of their upload. */
  files: Map<string, { bytes: Buffer; type: string | undefined }>;
  close(): Promise<void>;
};

/** The page of a list of files (ListObjectsV2), one file a page, so that callers have to go on. */
function listing(files: SignedStorage["files"], url: string): string {
  const { pathname, searchParams } = new URL(url, "http://storage");
  const prefix = `${pathname.replace(/\/$/, "")}/${searchParams.get("prefix") ?? ""}`;
  const after = searchParams.get("continuation-token") ?? "";
  const left = [...files.keys()].filter((path) => path.startsWith(prefix) && path > after).toSorted();
  const [path] = left;
  const key = path?.split("/").slice(2).join("/");
  const contents =
    key &&
    `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00Z</LastModified><ETag>"x"</ETag><Size>1</Size></Contents>`;
  const more =
    left.length > 1
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${path}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  return `<?xml version="1.0"?><ListBucketResult>${more}${contents ?? ""}</ListBucketResult>`;
}

/** Starts an S3 storage that refuses requests with a wrong signature. */
export async function openSignedStorage(): Promise<SignedStorage> {
  const files: SignedStorage["files"] = new Map();
  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const { method, url = "", headers } = request;
      const answer = (status: number, body: Buffer | string = "") => response.writeHead(status).end(body);
      const problem = (status: number, code: string) =>
        answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
      if (!isSigned(request, bytes)) return problem(403, "SignatureDoesNotMatch");
      const path = url.split("?", 1)[0] ?? "";
      const known = files.get(path);
      if (method === "PUT") {
        files.set(path, { bytes, type: headers["content-type"] });
        return response.writeHead(200, { etag: `"${sha256(bytes)}"` }).end();
      }
      if (method === "DELETE") {
        files.delete(path);
        return answer(204);
      }
      if (url.includes("list-type=2")) return answer(200, listing(files, url));
      return known === undefined ? problem(404, "NoSuchKey") : answer(200, known.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
