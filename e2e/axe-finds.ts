import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import AxeBuilder from "@axe-core/playwright"
import type axe from "axe-core"
import type { Page } from "playwright/test"

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8")

const options: axe.RunOptions = {
  // What passes need not be told at length.
  resultTypes: ["violations"],
  runOnly: {
    type: "tag",
    values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  },
}

/** Rules about a whole page. A processor's card fields stand in frames: they are no pages, and not ours. */
const ABOUT_PAGES = ["landmark-one-main", "page-has-heading-one", "region"]

/**
 * What axe finds on a screen, or in the part of it that a selector names, by WCAG 2.2 AA and its best practices: each
 * rule with the place that breaks it.
 */
export async function axeFinds(page: Page, within = "html"): Promise<readonly string[]> {
  await page.evaluate(async () => {
    // What the sticky toolbar half covers at the present scroll would count as too small to touch.
    window.scrollTo(0, 0)
    // Halfway from one colour to another, letters and ground are of both.
    const isEnding = ({ effect, playState }: Animation) =>
      playState === "running" &&
      Number.isFinite(effect?.getComputedTiming().endTime) &&
      // What is not laid out for now does not go on either.
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }) === true
    const ending = document.getAnimations().filter(isEnding)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await (page.frames().length === 1 ? inOneFrame : inAllFrames)(page, within)
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target: { length } }) => length === 1 || !ABOUT_PAGES.includes(id))
      .map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  )
}

type Finds = Pick<axe.AxeResults, "violations">

/** The builder puts axe into a page twice at each look, which takes as long as the look: here once for all of them. */
async function inOneFrame(page: Page, within: string): Promise<Finds> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ([selector, asked]) => {
      const { axe } = window as unknown as { axe: { run: typeof import("axe-core").run } }
      const { violations } = await axe.run({ include: [[selector]] }, asked)
      return { violations }
    },
    [within, options] as const,
  )
}

/** Frames of other origins need a page beside this one to put together what is found. */
const inAllFrames = (page: Page, within: string): Promise<Finds> =>
  new AxeBuilder({ page, axeSource: source }).include(within).options(options).analyze()
