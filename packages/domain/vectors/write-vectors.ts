import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { answerOf } from "./rules.ts"

/**
 * Writes what the rules answer today beside every input: `npm run vectors -w @parterre/domain`, after an input was added
 * or a rule was changed on purpose. The difference is the change of the rule; read it before it is committed.
 */
for (const file of globSync("*.json", { cwd: import.meta.dirname })) {
  const path = join(import.meta.dirname, file)
  const vectors: { cases: { title: string; input: unknown }[] } = JSON.parse(readFileSync(path, "utf8"))
  const cases = vectors.cases.map(({ title, input }) => ({ title, input, expected: answerOf(file, input) }))
  writeFileSync(path, `${JSON.stringify({ ...vectors, cases }, undefined, 2)}\n`)
  console.log(`${file}: ${cases.length} cases`)
}
