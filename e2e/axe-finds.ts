import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"

/** Rules about a whole page. A processor's card fields stand in frames: they are no pages, and not ours. */
const ABOUT_PAGES = ["landmark-one-main", "page-has-heading-one", "region"]

/**
 * What axe finds on a screen, or in the part of it that a selector names, by WCAG 2.2 AA and its best practices: each
 * rule with the place that breaks it.
 */
export async function axeFinds(page: Page, within = "html"): Promise<readonly string[]> {
  // What the sticky toolbar half covers at the present scroll would count as too small to touch.
  await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // What passes need not be told at length.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    // Frames of other origins need a page beside this one to put together what is found; by itself it takes half the time.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target: { length } }) => length === 1 || !ABOUT_PAGES.includes(id))
      .map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  )
}
