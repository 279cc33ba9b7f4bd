import { openFirebaseStandIn } from "../support/sign-in/firebase.ts";
import { passwordJourneys } from "../support/sign-in/password-journey.ts";

passwordJourneys("firebase", openFirebaseStandIn);
