import type { Invoice } from "@parterre/contract"

/** Invoices on a page; no other number is offered [INV-001]. */
export const PAGE_SIZE = 10

export interface InvoiceFilter {
  /** Days as `YYYY-MM-DD`, both included; nothing while open. */
  readonly start: string
  readonly end: string
}

/** The day of a moment where the organiser is. */
const dayOf = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(iso))

/** The invoices between two days, the first and the last included [INV-002]. */
export function invoicesBetween(
  invoices: readonly Invoice[],
  { start, end }: InvoiceFilter,
  timeZone: string,
): readonly Invoice[] {
  return invoices.filter(({ date }) => {
    const day = dayOf(date, timeZone)
    return (start === "" || day >= start) && (end === "" || day <= end)
  })
}

/** One page of them, counted from 1; a page beyond the last is the last. */
export function invoicePage(invoices: readonly Invoice[], wanted: number) {
  const pages = Math.max(1, Math.ceil(invoices.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, shown: invoices.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}
