import { passwordJourneys } from "../support/sign-in/password-journey.ts";
import { openFirebaseEmulator } from "./firebase-emulator.ts";

passwordJourneys("firebase", openFirebaseEmulator, { isWhole: true });
