import { expect, it } from "vitest"
import { testConfig } from "../test/serve.ts"
import { testDatabase } from "../test/test-database.ts"
import { start } from "./start.ts"

const configOf = (location: string | { file: string }) => ({
  ...testConfig({ host: "127.0.0.1", port: 0, sandbox: true, mode: "development" }),
  databaseUrl: typeof location === "string" ? location : undefined,
  dataDir: typeof location === "string" ? "" : location.file.replace(/\/parterre\.sqlite$/, ""),
})

it("starts with the demo tenants, serves them and stops cleanly [SHELL-001]", async () => {
  const database = await testDatabase()
  const codes: number[] = []
  const options = { demo: true, allowMissing: true }
  const server = await start(configOf(database.location), options, (code) => void codes.push(code))
  try {
    for (const subdomain of ["belvedere", "harbour"]) {
      const answer = await fetch(`${server.address}/v1/pages?subdomain=${subdomain}`)
      const pages = (await answer.json()) as { saleState: string }[]
      expect(pages.some(({ saleState }) => saleState === "ONSALE")).toBe(true)
    }
    expect((await fetch(`${server.address}/sandbox/mailbox`)).status).toBe(200)
  } finally {
    await server.stop("test")
    await database.close()
  }
  expect(codes).toEqual([0])
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
})

it("does not migrate in production by itself", async () => {
  const database = await testDatabase()
  await database.db("migrations").where("ordinal", ">", 0).delete()
  const config = { ...configOf(database.location), mode: "production" as const, sandbox: false }
  await expect(start(config, {}, () => undefined)).rejects.toThrow(/lacks .*: run parterre-server migrate/)
  await database.close()
})
