import type { Dependencies } from "../dependencies.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"
import { subscriptionStore } from "../subscriptions/subscription-store.ts"
import { eventDetail } from "./event-detail.ts"
import { pageAnswer, pageSummary } from "./page-answers.ts"
import { filterPages } from "./page-filters.ts"
import { publishedPages } from "./published-pages.ts"
import { publishedSubscriptions } from "./published-subscriptions.ts"
import { subscriptionDetail } from "./subscription-answers.ts"

export const catalogueHandlers = (dependencies: Dependencies): Handlers => ({
  listPages: async ({ website, language, query }) => {
    const pages = await publishedPages(dependencies, website)
    return filterPages(pages, query, website).map((page) => pageSummary(page, website, language))
  },
  getPage: async ({ website, language, path }) => {
    const [page] = await publishedPages(dependencies, website, path.id)
    if (page === undefined) throw new Refusal("page-unknown")
    const { db, clock } = dependencies
    const rows = await subscriptionStore(db, website.id).ofPages([path.id])
    const subscriptions = await publishedSubscriptions(db, website, rows, clock.now())
    return pageAnswer(page, subscriptions, website, language)
  },
  getEvent: async ({ website, language, path }) => eventDetail(dependencies, website, language, path.id),
  getSubscription: async ({ website, language, path }) =>
    subscriptionDetail(dependencies, website, language, path.id),
})
