// npm run test:providers: the journeys of sign-in at all identity providers: Firebase and Cognito with the emulators that
// emulators/package-lock.json pins, Auth0 and Supabase as in every npm test.
import { resultLine } from "./run/tally.ts";
import { runVitest } from "./run/vitest.ts";

process.env["TEST_PROVIDERS"] = "emulators";
const journeys = ["e2e/providers", "e2e/sign-in/auth0", "e2e/sign-in/supabase"];
const tally = await runVitest(["--project", "browser", ...journeys]);
console.log(resultLine(tally));
process.exit(tally.failed === 0 ? 0 : 1);
