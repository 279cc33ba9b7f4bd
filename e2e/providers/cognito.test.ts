import { passwordJourneys } from "../support/sign-in/password-journey.ts";
import { openCognitoEmulator } from "./cognito-emulator.ts";

passwordJourneys("amplify", openCognitoEmulator, { isWhole: true });
