import type { Invoice } from "@parterre/contract"
import { expect, it } from "vitest"
import { invoicePage, invoicesBetween } from "./invoice-pages.ts"

const invoice = (id: string, date: string) => ({ id, date }) as Invoice
const ids = (invoices: readonly Invoice[]) => invoices.map(({ id }) => id)
const all = Array.from({ length: 11 }, (_, at) => invoice(String(at + 1), "2026-11-12T15:00:00Z"))

it("shows ten invoices a page [INV-001]", () => {
  expect(invoicePage(all, 1)).toMatchObject({ page: 1, pages: 2 })
  expect([invoicePage(all, 1).shown.length, ids(invoicePage(all, 2).shown)]).toEqual([10, ["11"]])
  expect([invoicePage(all, 9).page, invoicePage([], 3).page, invoicePage([], 1).pages]).toEqual([2, 1, 1])
})

it("keeps the invoices of both days a range names, by the organiser's clock [INV-002]", () => {
  const some = [
    invoice("before", "2026-11-01T03:59:00Z"),
    invoice("first", "2026-11-01T04:00:00Z"),
    invoice("last", "2026-11-13T04:59:00Z"),
    invoice("after", "2026-11-13T05:00:00Z"),
  ]
  const between = (start: string, end: string) =>
    ids(invoicesBetween(some, { start, end }, "America/Toronto"))
  expect(between("2026-11-01", "2026-11-12")).toEqual(["first", "last"])
  expect(between("2026-11-02", "")).toEqual(["last", "after"])
  expect(between("", "")).toHaveLength(4)
})
