export { legalDocumentRoutes } from "./documents.routes.ts";
export { uploadDocument } from "./upload-document.ts";
