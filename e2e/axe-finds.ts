import AxeBuilder from "@axe-core/playwright"
import type { Page } from "playwright/test"

/** What axe finds on a screen by WCAG 2.2 AA and its best practices: each rule with the place that breaks it. */
export async function axeFinds(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`))
}
