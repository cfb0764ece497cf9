import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from "playwright/test"

interface Visitors {
  /** Whether each device was asked before: what the bar of consent asks is of `tracking.spec.ts`. */
  readonly wasAsked: boolean
  /** The page of somebody else, on a device of their own. It is closed with the test: a page left open goes on asking and drawing. */
  readonly anotherVisitor: (options?: BrowserContextOptions) => Promise<Page>
}

/** People at the shop. */
export const test = base.extend<Visitors>({
  wasAsked: [true, { option: true }],
  context: async ({ context, wasAsked }, use, { project }) => {
    if (wasAsked) await askedBefore(context, project.use.baseURL ?? "")
    await use(context)
  },
  anotherVisitor: async ({ browser, wasAsked }, use, { project }) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      if (wasAsked) await askedBefore(context, project.use.baseURL ?? "")
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** A state of the storage that is told to Playwright opens a page by itself for each test, which takes a fifth of a second. */
const askedBefore = (context: BrowserContext, shop: string) =>
  context.addInitScript((origin) => {
    if (location.origin !== origin) return
    for (const website of ["belvedere", "harbour", "site"]) {
      const key = `parterre.${website}.consent`
      localStorage.setItem(key, localStorage.getItem(key) ?? "no")
    }
  }, shop)
