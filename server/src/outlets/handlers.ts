import type { Outlet } from "@parterre/contract"
import { contactPhone } from "@parterre/domain/clients"
import { placeOf } from "../catalogue/event-answers.ts"
import type { Reading } from "../catalogue/handlers.ts"
import type { OutletRow } from "../database/site-tables.ts"
import { defined } from "../defined.ts"
import type { Handlers, Language } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"

/** Where a tenant sells tickets in person. */
export function outletsHandlers({ catalogue, answers }: Pick<Reading, "catalogue" | "answers">): Handlers {
  return {
    listOutlets: async ({ website, language }) => {
      const site = await siteOf(catalogue, website)
      return answers(site, { key: `outlets ${language}`, version: "" }, () => ({
        outlets: site.outlets.map((row) => outletOf(row, language)),
      }))
    },
  }
}

const outletOf = (row: OutletRow, language: Language): Outlet => ({
  ...placeOf(row, language),
  hours: JSON.parse(language === "fr" ? row.hours_fr : row.hours_en),
  ...defined({
    phone: row.phone === null ? undefined : contactPhone(row.phone, language),
    note: (language === "fr" ? row.note_fr : row.note_en) ?? undefined,
  }),
})
