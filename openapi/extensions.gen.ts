// Generated from university.yaml by `npm run generate`. Do not edit.
export const extensions = ["profile","application-status","password-reset","history","restore","seats","renaming","casework","activity","administrators","lists","idempotency"] as const;
