import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "playwright/test"

interface AnotherVisitor {
  /** The page of somebody else, on a device of their own. It is closed with the test: a page left open goes on asking and drawing. */
  readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<AnotherVisitor>({
  anotherVisitor: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
