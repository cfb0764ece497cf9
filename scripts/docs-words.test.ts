import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { docFaults } from "./docs-words.ts"
import { root } from "./run.ts"

const read = (file: string) => readFileSync(join(root, file), "utf8")
const docs = [
  ...["README.md", "CONTRIBUTING.md"],
  ...globSync(
    [
      "docs/**/*.md",
      "{bench,cli,server}/README.md",
      "server/demo/README.md",
      "{packages,examples}/*/README.md",
    ],
    { cwd: root },
  ).toSorted(),
]

/** What a review found in the guides, each line as it stood: it does not come back. */
const reviewed = [
  "# Parterre: the plan of the house",
  "This page is the plan, kept true.",
  "## What is in the house",
  "## 1. The rooms",
  "Data lives in `.data/` and goes when that folder goes.",
  "What it costs: [`docs/performance.md`](docs/performance.md).",
  "What is missing: [`docs/not-yet.md`](docs/not-yet.md).",
  "How it fits together: [`docs/architecture.md`](docs/architecture.md).",
  "Why it is so: [`docs/decisions/`](docs/decisions/).",
  "Who has not signed in is told to sign in.",
  "The page asks visitors to sign in. Who lacks the permission is told which to request.",
  "An older picture gives way to a newer one.",
  "The message tells whoever has to mend it.",
  "The sale goes on.",
  "A password of six letters will not do.",
  "Paid delivery is not offered for the moment.",
  "If the problem continues, write to us.",
  "The service does not answer.",
  "The shopper cancelled the bank's check.",
  "A ticket given to somebody else.",
  "The lock is taken first, lest two sales meet.",
]

describe("the lint of the docs' words", () => {
  it.each(reviewed)("finds %j where it is put back", (line) => {
    const clean = read("README.md")
    const lines = clean.trimEnd().split("\n").length
    expect(docFaults(`${clean.trimEnd()}\n${line}\n`).map((fault) => fault.line)).toContain(lines + 1)
  })

  it.each([
    "Standing room has no seats.",
    "There is room for a table.",
    "Events go on sale on Friday.",
    "The plan is a file in pretix's open seating-plan JSON.",
    "Choose who may buy.",
    "Who may buy? Clients and guests.",
    "`house: true` is code.",
    "```yaml\nhouse: the plan of the house\n```",
  ])("is content with %j", (line) => {
    expect(docFaults(line)).toEqual([])
  })
})

it.each(docs)("%s is in plain, direct English", (file) => {
  expect(docFaults(read(file)).map(({ line, fault }) => `${file}:${line}: ${fault}`)).toEqual([])
})
