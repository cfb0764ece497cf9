import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const resolve = { conditions: ["@parterre/source"] }
const ssr = { resolve }
/** Where a project's set-up is loaded: it migrates a database, and so reads workspaces as their sources too. */
const environments = { __vitest__: { resolve: { ...resolve, noExternal: [/^@parterre\//] } } }
const exclude = ["**/node_modules/**", "**/dist/**"]

/** Workers, and programs that tests run, compile what is imported once, not each for itself. */
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL(".cache/compiled", import.meta.url))

/** A limit finds what hangs. What is slow depends on what else the machine does, so it is generous. */
const patience = 120_000

const unitTests = [
  "packages/**/*.test.{ts,tsx}",
  "cli/**/*.test.{ts,tsx}",
  "server/**/*.test.ts",
  "scripts/**/*.test.ts",
  "examples/**/*.test.{ts,tsx}",
]
const notUnit = [...exclude, "**/*.integration.test.ts", "packages/contract/**"]

/** Files share a worker's modules; what a test put in the place of a global ends with it. */
const sharing = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: [fileURLToPath(new URL("vitest.setup.ts", import.meta.url))],
}

/** Test files that replace a module for what they import: only they need modules of their own. */
const mocking = globSync(unitTests, { exclude: notUnit }).filter((file) =>
  readFileSync(file, "utf8").includes("vi.mock("),
)

/**
 * Projects: `unit` needs nothing (`unit-mocked` are those that replace modules), `contract` checks the OpenAPI document,
 * the two integration ones need a database. Test files share a worker's modules: importing them took most of the time.
 */
export default defineConfig({
  test: {
    // As many at once as there are cores; left alone, one core of two would wait.
    maxWorkers: "100%",
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: "unit",
          include: unitTests,
          exclude: [...notUnit, ...mocking],
          ...sharing,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "unit-mocked",
          include: mocking,
          exclude: notUnit,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "contract",
          include: ["packages/contract/**/*.test.ts"],
          exclude,
          ...sharing,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: "integration-sqlite",
          include: ["server/**/*.integration.test.ts", "cli/**/*.integration.test.ts"],
          exclude,
          ...sharing,
          provide: { database: "sqlite" },
          testTimeout: patience,
          hookTimeout: 2 * patience,
        },
      },
      {
        resolve,
        ssr,
        environments,
        test: {
          name: "integration-postgres",
          include: ["server/**/*.integration.test.ts"],
          exclude,
          ...sharing,
          // One more than the cores of a small machine: these tests run by themselves, and often wait for the database.
          maxWorkers: "150%",
          globalSetup: ["server/test/postgres.ts"],
          provide: { database: "postgres" },
          testTimeout: patience,
          hookTimeout: 2 * patience,
        },
      },
    ],
  },
})
