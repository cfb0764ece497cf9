import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { FEATURES_OFF_IN_TESTS } from "./chromium.ts"

it("keeps off what Playwright switches off", () => {
  const core = dirname(createRequire(import.meta.url).resolve("playwright-core/package.json"))
  const bundle = readFileSync(join(core, "lib/coreBundle.js"), "utf8")
  const [, list = ""] = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(bundle) ?? []
  const features = [...list.replaceAll(/\/\/.*/g, "").matchAll(/"(\w+)"/g)].map(([, name = ""]) => name)
  expect(features.length).toBeGreaterThan(5)
  expect(features.filter((name) => !FEATURES_OFF_IN_TESTS.includes(name))).toEqual([])
})
