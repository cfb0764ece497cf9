import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./run.ts"

/** Types that every part of the project speaks of. Another declaration of one would be another truth under its name. */
const declaration = /^(?:export )?(?:type|interface) (Localized|Language|TaxSummary)\b(?! \})/gm

it("declares a text in both languages, a language and a summary of taxes once, in the contract", () => {
  const files = globSync(["{packages,examples,cli,server,bench,e2e,scripts}/**/*.{ts,tsx}"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/dist/**"],
  }).filter((file) => !file.startsWith("packages/sdk/src/generated/"))
  const declared = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(declaration)].map(([, name]) => `${name} in ${file}`),
  )
  expect(declared.toSorted()).toEqual([
    "Language in packages/contract/src/generated/entities.ts",
    "Localized in packages/contract/src/problem-text.ts",
    "TaxSummary in packages/contract/src/generated/entities.ts",
  ])
})
