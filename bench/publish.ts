import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

const root = join(import.meta.dirname, "..")

/** Keeps a run as `bench/results/<name>.json`. */
export async function publishResult(name: string, result: unknown): Promise<void> {
  const file = join(root, `bench/results/${name}.json`)
  await writeFile(file, JSON.stringify(result, undefined, 2))
  await format(file)
}

/** Puts a run's day, setting and Markdown tables into the page on performance, between the marks `bench:<name>` there. */
export async function publishTables(name: string, setting: string, tables: string): Promise<void> {
  const page = join(root, "docs/performance.md")
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`]
  const [before, held] = (await readFile(page, "utf8")).split(start)
  const after = held?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the tables`)
  const day = new Date().toLocaleDateString("en-CA", { dateStyle: "long" })
  const text = `One run, ${day}: ${setting}\n\n${tables}`
  await writeFile(page, `${before}${start}\n\n${text}\n\n${end}${after}`)
  await format(page)
}

export interface Goal {
  readonly goal: string
  readonly is: string
  readonly holds: boolean
}

export const goalTable = (goals: readonly Goal[]): string =>
  [
    "| aim | this run | |",
    "| --- | --- | --- |",
    ...goals.map(({ goal, is, holds }) => `| ${goal} | ${is} | ${holds ? "holds" : "**falls short**"} |`),
  ].join("\n")

/** The lint reads what is published too. */
const format = (file: string) =>
  promisify(execFile)(join(root, "node_modules/.bin/biome"), ["format", "--write", file], { cwd: root })
