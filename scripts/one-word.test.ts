import { globSync, readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { operations } from "@parterre/contract"
import { document } from "@parterre/contract/document"
import { expect, it } from "vitest"
import { root } from "./run.ts"

const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
const tags = Object.values(operations).map(({ tag }) => tag as string)
const { paths, components } = document as { paths: object; components: { schemas: object } }
/** Kinds of what is sold without a seat, such as memberships: one path of the contract takes them all. */
const { ProductKind } = components.schemas as { readonly ProductKind: { readonly enum: readonly string[] } }
const kinds = ProductKind.enum.map((kind) => `${kind}s`)
const subjects = new Set([...tags, ...folders("server/src"), ...kinds])

/** Guides that are about no subject of the API. */
const others: Readonly<Record<string, string>> = {
  backup: "the database of the server",
  caches: "answers that a proxy or CDN keeps",
  capacity: "how much a server can do, and how to run several",
  "on-call": "what to do when an alert comes",
  operate: "how to run the server",
  problems: "openapi/problems.yaml",
  sandboxes: "packages/sandboxes",
  storefront: "examples/storefront",
  studio: "examples/studio",
  subscriptions: "several events sold together",
}

it("calls a guide by the word of the contract or of the server", () => {
  const guides = globSync("docs/guides/*.md", { cwd: root }).map((file) => basename(file, ".md"))
  expect(guides.filter((guide) => !subjects.has(guide)).toSorted()).toEqual(Object.keys(others))
})

it("calls a service of the SDK by the word of the contract or of the server", () => {
  const services = folders("packages/sdk/src").filter(
    // A service is a class in a file of its own, such as Holds.ts.
    (folder) => globSync(join(root, "packages/sdk/src", folder, "[A-Z]*.ts")).length > 0,
  )
  // `client` is the client itself, not a subject.
  expect(services.filter((service) => !subjects.has(service))).toEqual(["client"])
})

const architecture = readFileSync(join(root, "docs/architecture.md"), "utf8")

it("names every module of the server in the architecture, and no other", () => {
  const [, listed = ""] = /src\/<module>\/([^:]+):/.exec(architecture) ?? []
  const elsewhere = ["http", "published", "database", "import", "plan-preview", "metrics", "traces", "jobs"]
  const modules = folders("server/src").filter((folder) => !elsewhere.includes(folder))
  expect(listed.trim().split(/\s+/).toSorted()).toEqual(modules.toSorted())
})

/** Files of the SDK that are services for other services. */
const inner = ["ShopperPosition", "TrackedEvents"]

it("names every service of the SDK in the architecture, and no other", () => {
  const [, listed = ""] = /Services are written by hand on top of it: `([^`]+)`/.exec(architecture) ?? []
  const services = globSync("packages/sdk/src/!(client)/[A-Z]*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => basename(file, ".ts"))
  expect(listed.split(", ").toSorted()).toEqual(
    services.filter((service) => !inner.includes(service)).toSorted(),
  )
})

/** Such as `events`, of `/v1/events/{id}`. */
const collections = Object.keys(paths).flatMap((path) => /^\/v1\/([a-z-]+)\/\{/.exec(path)?.[1] ?? [])

/** What the terminal is asked, which is no noun. */
const questions = ["why"]

it("calls a noun of the terminal by the word of the contract or of the server", () => {
  const commands = readFileSync(join(root, "cli/src/program.ts"), "utf8").matchAll(/add\(([a-z]+), "(\w+)"/g)
  const parents = new Set([...commands].map(([, parent]) => parent ?? ""))
  parents.delete("program")
  expect(parents.size).toBeGreaterThan(0)
  const isWord = (noun: string) => subjects.has(noun) || collections.includes(noun)
  expect([...parents].filter((noun) => !isWord(noun))).toEqual(questions)
})
