import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { type FixtureFolder, fixtureFolder } from "../../test/fixture-folder.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { readWebsite } from "../websites/website-store.ts"
import { importTenant } from "./import-tenant.ts"

let database: TestDatabase
let folder: FixtureFolder & { dispose(): Promise<void> }
let base: string
const google = "{ provider: GOOGLE, clientId: 1-abc.apps.googleusercontent.com }"
const facebook = '{ provider: FACEBOOK, clientId: "1000" }'

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await folder?.dispose()
  folder = await fixtureFolder()
  base = "holdSeconds: 600"
})
afterAll(async () => {
  await folder.dispose()
  await database.close()
})

const surroundings = { now: () => 0, environment: {}, production: false }
/** Imports the folder with some more lines in `tenant.yaml`. */
async function imported(lines: string, clientAccount = "OPTIONAL") {
  await folder.edit("tenant.yaml", base, `${base}\n${lines}`)
  if (clientAccount !== "OPTIONAL")
    await folder.edit("tenant.yaml", "clientAccount: OPTIONAL", `clientAccount: "${clientAccount}"`)
  await importTenant(folder.path, database.db, surroundings)
  const row = await readWebsite(database.db, "petit-theatre", "site_options")
  return JSON.parse(row?.site_options ?? "{}")
}

it("keeps the public ids of the applications, and Facebook's version where Facebook is offered", async () => {
  expect(await imported(`socialProviders: [${google}, ${facebook}]`)).toMatchObject({
    socialProviders: [
      { provider: "GOOGLE", clientId: "1-abc.apps.googleusercontent.com" },
      { provider: "FACEBOOK", clientId: "1000" },
    ],
    facebookVersion: "v3.2",
  })
})

it("takes another version of Facebook, and none where only Google is offered", async () => {
  expect(await imported(`socialProviders: [${facebook}]\nfacebookVersion: v23.0`)).toMatchObject({
    facebookVersion: "v23.0",
  })
  await folder.edit("tenant.yaml", facebook, google)
  await folder.edit("tenant.yaml", "facebookVersion: v23.0", "")
  await importTenant(folder.path, database.db, surroundings)
  const row = await readWebsite(database.db, "petit-theatre", "site_options")
  expect(JSON.parse(row?.site_options ?? "{}").facebookVersion).toBeUndefined()
})

it.each([
  [
    "a provider twice",
    `socialProviders: [${google}, ${google}]`,
    /socialProviders\[1\]\.provider: GOOGLE is there twice/,
  ],
  [
    "a version without Facebook",
    "facebookVersion: v23.0",
    /facebookVersion: Facebook is not among socialProviders/,
  ],
  ["a version that is none", `socialProviders: [${facebook}]\nfacebookVersion: latest`, /facebookVersion/],
  [
    "another provider",
    "socialProviders: [{ provider: MYSPACE, clientId: a }]",
    /socialProviders\[0\]\.provider/,
  ],
  ["no id", "socialProviders: [{ provider: GOOGLE }]", /socialProviders\[0\]\.clientId: missing/],
  [
    "an id that is none",
    "socialProviders: [{ provider: GOOGLE, clientId: 'a b&c' }]",
    /socialProviders\[0\]\.clientId/,
  ],
])("refuses %s", async (_, lines, told) => {
  await expect(imported(lines)).rejects.toThrow(told)
})

it("refuses providers where there are no accounts", async () => {
  await expect(imported(`socialProviders: [${google}]`, "NO")).rejects.toThrow(
    /socialProviders: the site has no accounts to sign in to/,
  )
})

it("needs the secrets in production, shared or of the website", async () => {
  await folder.edit("tenant.yaml", base, `${base}\nsocialProviders: [${google}, ${facebook}]`)
  const problems = (environment: Record<string, string>) =>
    importTenant(folder.path, database.db, { ...surroundings, environment, production: true }).then(
      () => "",
      (error: Error) => error.message,
    )
  const none = await problems({})
  expect(none).toMatch(
    /neither GOOGLE_CLIENT_SECRET_PETIT nor GOOGLE_CLIENT_SECRET: the secret of the application, from Google/,
  )
  expect(none).toMatch(
    /neither FACEBOOK_APP_SECRET_PETIT nor FACEBOOK_APP_SECRET: the secret of the application, from Facebook/,
  )
  const given = await problems({ GOOGLE_CLIENT_SECRET_PETIT: "s", FACEBOOK_APP_SECRET: "s" })
  expect(given).not.toMatch(/CLIENT_SECRET|APP_SECRET/)
})
