// Generated from university.yaml by `npm run generate`. Do not edit.
export const extensions = ["profile","activity","administrators","application-status","casework","documents","history","language","lists","offers","papers","password-reset","renaming","restore","seats","idempotency"] as const;
