import { openCognitoStandIn } from "../support/sign-in/cognito.ts";
import { passwordJourneys } from "../support/sign-in/password-journey.ts";

passwordJourneys("amplify", openCognitoStandIn);
