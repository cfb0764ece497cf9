import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { eventDetail } from "./event-detail.ts"
import { pageAnswer, pageSummary } from "./page-answers.ts"
import { filterPages } from "./page-filters.ts"
import { publishedPages } from "./published-pages.ts"

export const catalogueHandlers = (dependencies: Dependencies): Handlers => ({
  listPages: async ({ website, language, query }) => {
    const pages = await publishedPages(dependencies, website)
    return filterPages(pages, query, website).map((page) => pageSummary(page, website, language))
  },
  getPage: async ({ website, language, path }) => {
    const [page] = await publishedPages(dependencies, website, path.id)
    if (page === undefined) throw new Refusal("page-unknown")
    return pageAnswer(page, website, language)
  },
  getEvent: async ({ website, language, path }) => eventDetail(dependencies, website, language, path.id),
})
