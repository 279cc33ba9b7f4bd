import { openCognitoStandIn } from "../support/sign-in/cognito.ts";
import { passwordJourneys } from "../support/sign-in/password-journey.ts";
import { expectScreens } from "../support/sign-in/screens.ts";

const { it } = passwordJourneys("amplify", openCognitoStandIn);

it(
  "amplify: its screens alone are enabled, in every language",
  { tags: ["S2-47", "S2-48", "S2-49", "S2-50", "S2-51", "S2-64"] },
  async ({ newTab }) => expectScreens(await newTab(), "amplify"),
);
