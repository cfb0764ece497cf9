import type { Invoice } from "@parterre/contract"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ApiFailure } from "../client/failures.ts"
import { TicketingApi } from "../client/TicketingApi.ts"
import { getInvoiceHtml, listInvoices } from "../generated/api.ts"

/** The most invoices the service lists; older ones cannot be reached. */
const MOST = 150

/** What a logged-in client has bought. */
export class Invoices extends Context.Service<
  Invoices,
  {
    /** With their tickets, newest first. */
    readonly list: (clientId: string) => Effect.Effect<readonly Invoice[], ApiFailure<"listInvoices">>
    /** The report of one, a page of HTML. */
    readonly html: (id: string, clientId: string) => Effect.Effect<string, ApiFailure<"getInvoiceHtml">>
    /** One of the listed, opened: with its report as `htmlReport`. */
    readonly withReport: (
      invoice: Invoice,
      clientId: string,
    ) => Effect.Effect<Invoice, ApiFailure<"getInvoiceHtml">>
  }
>()("@parterre/sdk/invoices/Invoices") {
  static readonly layer = Layer.effect(
    Invoices,
    Effect.gen(function* () {
      const api = yield* TicketingApi
      const html = Effect.fn("Invoices.html")((id: string, clientId: string) =>
        api.call(getInvoiceHtml, { query: { s: id, cl: clientId } }),
      )
      return Invoices.of({
        list: Effect.fn("Invoices.list")((clientId) =>
          api.call(listInvoices, { query: { clientId, includeTickets: true, limit: MOST } }),
        ),
        html,
        withReport: Effect.fn("Invoices.withReport")((invoice, clientId) =>
          Effect.map(html(invoice.id, clientId), (htmlReport) => ({ ...invoice, htmlReport })),
        ),
      })
    }),
  )
}
