/** Settings of all shops in the journeys. The keys are fixed, so that a shop can decrypt a copied database. */
export const shopVariables = {
  NODE_ENV: "test",
  RATE_LIMIT_FACTOR: "0",
  LOG_LEVEL: "fatal",
  DEMO: "false",
  JWT_SECRET: "a secret for journeys, thirty-two characters",
  ROOT_KEY: "5a".repeat(32),
  SIGNING_KEY: "a5".repeat(32),
  LOG_KEY: "7c".repeat(32),
  ODDS_NOTICE_MINUTES: "0",
  IDENTITY_CHECK: "manual",
};
