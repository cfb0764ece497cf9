import type { StaticPage } from "@parterre/contract"
import type { Reading } from "../catalogue/handlers.ts"
import type { StaticPageRow } from "../database/site-tables.ts"
import type { Handlers, Language } from "../http/handler.ts"
import { siteOf } from "../published/published-catalogue.ts"
import { Refusal } from "../refusal.ts"

/** Pages that a tenant wrote beside its programme. */
export function staticPagesHandlers({
  catalogue,
  answers,
}: Pick<Reading, "catalogue" | "answers">): Handlers {
  return {
    getStaticPage: async ({ website, language, path: { name } }) => {
      const site = await siteOf(catalogue, website)
      const row = site.staticPages.find((page) => page.name === name)
      const page = row && staticPageOf(row, name, language)
      if (page === undefined) throw new Refusal("page-unknown")
      return answers(site, { key: `static page ${name} ${language}`, version: "" }, () => page)
    },
  }
}

/** In the language asked for, else in the other one. */
function staticPageOf(
  row: StaticPageRow,
  name: StaticPage["name"],
  language: Language,
): StaticPage | undefined {
  const written = { fr: row.html_fr, en: row.html_en }
  const found = written[language] === null ? (language === "fr" ? "en" : "fr") : language
  const html = written[found]
  if (html === null) return undefined
  const title = language === "fr" ? row.title_fr : row.title_en
  return {
    name,
    html,
    language: found,
    pageIds: JSON.parse(row.page_ids),
    ...(title === null ? {} : { title }),
  }
}
