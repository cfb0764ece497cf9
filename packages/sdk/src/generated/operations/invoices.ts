// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const listInvoices = /* @__PURE__ */ operation<"listInvoices">({"id":"listInvoices","method":"GET","path":"/v1/invoices","security":"session","cache":0,"media":"json","problems":"login-needed not-yours session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getInvoiceHtml = /* @__PURE__ */ operation<"getInvoiceHtml">({"id":"getInvoiceHtml","method":"GET","path":"/backend/v1/ng-invoice.html","security":"session","cache":0,"media":"text","problems":"login-needed not-yours invoice-unknown session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
