export { legalDocumentRoutes } from "./documents.routes.ts";
