import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Entry, type Goal, table } from "./report.ts"

const root = join(import.meta.dirname, "../..")
const page = join(root, "docs/performance.md")

export interface Result {
  readonly machine: { readonly cores: number; readonly processor: string; readonly node: string }
  readonly entries: readonly Entry[]
  readonly goals: readonly Goal[]
}

/** Keeps a run: its JSON, and its tables in the page on performance, between the marks that stand there. */
export async function publish(result: Result, day: string): Promise<void> {
  await writeFile(join(root, "bench/results/holds.json"), `${JSON.stringify(result, undefined, 2)}\n`)
  const { cores, processor, node } = result.machine
  const goals = result.goals.map(
    ({ goal, is, holds }) => `| ${goal} | ${is} | ${holds ? "holds" : "**falls short**"} |`,
  )
  const text = [
    `One run, ${day}: ${cores} cores (${processor}), Node ${node}.`,
    table(result.entries),
    ["| aim | this run | |", "| --- | --- | --- |", ...goals].join("\n"),
  ].join("\n\n")
  const before = await readFile(page, "utf8")
  const marks = /<!-- bench:holds -->.*<!-- \/bench:holds -->/s
  if (!marks.test(before)) throw new Error(`${page} has no place for the tables`)
  await writeFile(
    page,
    before.replace(marks, () => `<!-- bench:holds -->\n\n${text}\n\n<!-- /bench:holds -->`),
  )
}
