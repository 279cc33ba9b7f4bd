// npm run keys: prints new keys as settings, one a line.
import { randomBytes } from "node:crypto";

for (const name of ["JWT_SECRET", "ROOT_KEY", "SIGNING_KEY"]) {
  console.log(`${name}=${randomBytes(32).toString("hex")}`);
}
