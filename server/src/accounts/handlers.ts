import type { Account } from "@parterre/contract"
import { hasPermission, permissionIds } from "@parterre/domain/permissions"
import type { SiteOptionsColumn } from "../database/tables.ts"
import { defined } from "../defined.ts"
import type { Dependencies } from "../dependencies.ts"
import { type Handlers, type Language, staffOf, type Website } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { sessionStore } from "../sessions/session-store.ts"
import { readWebsite } from "../websites/website-store.ts"

/** Whom staff work for: the organiser of the website they sign in to, and a producer of events on it. */
export function accountsHandlers({ db }: Dependencies): Handlers {
  const siteOf = async (website: Website, language: Language) => {
    const row = await readWebsite(db, website.id, "name_fr", "name_en", "site_options")
    if (row === undefined) throw new Error(`There is no website ${website.id}`)
    const { producers = [] }: SiteOptionsColumn = JSON.parse(row.site_options)
    const name = language === "fr" ? row.name_fr : row.name_en
    const account: Account = { id: website.id, code: website.accountCode, name }
    return { account, producers: producers.map(({ id, name }) => ({ id, name: name[language] })) }
  }
  const producerOf = async (website: Website, staffId: string) =>
    sessionStore(db, website.id).producerOf(staffId)

  return {
    getUser: async (request) => {
      const { website, language, path } = request
      const staff = staffOf(request)
      if (path.id !== staff.id && !hasPermission(staff.permissions, permissionIds.admin))
        throw new Refusal("permission-missing")
      const member = await producerOf(website, path.id)
      if (member === undefined) throw new Refusal("user-unknown")
      const { account } = await siteOf(website, language)
      return defined({ id: path.id, account, producerId: member.producer_id ?? undefined })
    },
    listAccounts: async ({ website, language }) => [(await siteOf(website, language)).account],
    listProducers: async (request) => {
      const { website, language } = request
      const { producers } = await siteOf(website, language)
      // Nobody of one producer reads about another.
      const own = (await producerOf(website, staffOf(request).id))?.producer_id ?? undefined
      return producers
        .filter(({ id }) => own === undefined || id === own)
        .sort((a, b) => a.name.localeCompare(b.name, language))
    },
  }
}
