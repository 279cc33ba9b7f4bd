// npm run test:providers: runs the sign-in journeys of all identity providers. Firebase and Cognito run as emulators,
// installed from emulators/package-lock.json. Auth0 and Supabase run as in every npm test.
import { runVitest } from "./run/vitest.ts";

process.env["TEST_PROVIDERS"] = "emulators";
const journeys = ["e2e/providers", "e2e/sign-in/auth0", "e2e/sign-in/supabase"];
const { passed, failed } = await runVitest(["--project", "browser", ...journeys]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
