import { z } from "zod";

/** A bucket of an S3-compatible storage, and its access keys. `prefix` is put before each file's name. */
export type S3Place = {
  endPoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  prefix: string;
};

const FORM = "must be https://ACCESS_KEY:SECRET_KEY@host/bucket?region=…";

/** Addresses at which a cloud hands its machines their credentials. */
const METADATA = /^(169\.254\.\d+\.\d+|\[fd00:ec2::254\]|\[fe[89ab][0-9a-f]:.*\]|metadata(\.google\.internal)?)$/;

/** Parses PICTURES_S3: a URL with keys, bucket, an optional prefix and the region. */
export const s3Place = z.string().transform((text, context): S3Place => {
  const url = URL.parse(text);
  const [bucket = "", ...prefix] = url?.pathname.split("/").filter(Boolean) ?? [];
  const region = url?.searchParams.get("region") ?? "us-east-1";
  const keys = [url?.username ?? "", url?.password ?? ""].map(decodeURIComponent);
  const [accessKey = "", secretKey = ""] = keys;
  if (url === null || !/^https?:$/.test(url.protocol) || [bucket, accessKey, secretKey].includes("")) {
    context.addIssue({ code: "custom", message: FORM });
    return z.NEVER;
  }
  if (METADATA.test(url.hostname)) {
    context.addIssue({ code: "custom", message: "is an address of this machine's cloud, not of a storage" });
    return z.NEVER;
  }
  return {
    endPoint: url.origin,
    bucket,
    region,
    accessKey,
    secretKey,
    prefix: prefix.map((part) => `${part}/`).join(""),
  };
});
