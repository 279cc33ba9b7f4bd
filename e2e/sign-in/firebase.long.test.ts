import { openFirebaseStandIn } from "../support/sign-in/firebase.ts";
import { passwordJourneys } from "../support/sign-in/password-journey.ts";
import { expectScreens } from "../support/sign-in/screens.ts";

const { it } = passwordJourneys("firebase", openFirebaseStandIn);

it(
  "firebase: its screens alone are enabled, in every language",
  { tags: ["S2-52", "S2-53", "S2-54", "S2-55", "S2-65"] },
  async ({ newTab }) => expectScreens(await newTab(), "firebase"),
);
